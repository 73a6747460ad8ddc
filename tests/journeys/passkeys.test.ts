import type { Page } from 'playwright';
import { it } from 'vitest';
import { expect, expectAccessible, withBrowser } from './browser.ts';
import { talkAt } from './talk.ts';

withBrowser();

/** A device of the browser's own, whose owner always gives the gesture. */
async function giveDevice(page: Page): Promise<void> {
  const chromium = await page.context().newCDPSession(page);
  await chromium.send('WebAuthn.enable');
  await chromium.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

it('a passkey is made, named, used and removed by press and by sentence, and the gesture is announced', async () => {
  const { page, troubles, close, say } = await talkAt('/login', giveDevice);
  await page.getByLabel('Email').fill('agent@gharvani.example');
  await page.getByLabel('Password').fill('Charminar-1591!');
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Passkeys' })).toBeVisible();

  // By press, with a name.
  await page.getByLabel('Name of the passkey').fill('My laptop');
  await page.getByRole('button', { name: 'Make a passkey' }).click();
  await expect(page.getByText(/^My laptop, made on/)).toBeVisible();
  await expectAccessible(page);

  // By sentence from there on.
  await page.getByRole('button', { name: 'Hands-free' }).click();
  await say('make me a passkey please', /already has a passkey for your account/);
  await say('log me out', /You are logged out/);
  await say('um log me in with my passkey please', /Your device asks now.*Logged in as/s);
  await expect(page.getByText(/Last used on/)).toBeVisible();
  await say('remove my laptop', /Remove My laptop\?/);
  await say('yes', /My laptop is removed/);
  await expect(page.getByText('You have no passkey yet.')).toBeVisible();
  await say('make a passkey', /Your device asks now.*passkey is made/s);
  await expect(page.getByText(/^Passkey, made on/)).toBeVisible();
  await say('log out', /You are logged out/);

  // A device that gives nothing.
  await page.evaluate(() => {
    Object.defineProperty(navigator.credentials, 'get', { value: () => Promise.reject(new DOMException('no', 'NotAllowedError')) });
  });
  await say('log in with a passkey', /No passkey came from your device/);
  expect(troubles).toEqual([]);
  await close();
});
