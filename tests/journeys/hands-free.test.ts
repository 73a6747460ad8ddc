import { it } from 'vitest';
import { expect, withBrowser } from './browser.ts';
import { talkAt } from './talk.ts';

withBrowser();

it('is offered after a reload, opens no microphone, and is on again by one press [G303]', async () => {
  const { page, troubles, close, say, spoken } = await talkAt('/');
  await page.getByRole('button', { name: 'Hands-free' }).click();
  await say('show the subscription plans', /Pro/);
  await page.evaluate(() => void ((globalThis as { started?: number }).started = 0));
  await page.reload();
  await expect(page.getByText('Hands-free was on. Press “Hands-free” to go on.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start voice input' })).toBeVisible();
  expect(await spoken()).toEqual([]);
  await page.getByRole('button', { name: 'Hands-free' }).click();
  await say('go home', /.+/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Hands-free' })).toHaveAttribute('aria-pressed', 'false');
  expect(troubles).toEqual([]);
  await close();
});
