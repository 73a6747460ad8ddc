import type { Page } from 'playwright';
import { inject, it } from 'vitest';
import { mailTo, oneTimePasswordIn } from '../server/shop.ts';
import { expect, listenToVoice, visit, withBrowser, type Visit } from './browser.ts';

withBrowser();

/** A recogniser that listens until the test says something. */
const giveEars = (page: Page) =>
  page.addInitScript(() => {
    const waiting: string[] = [];
    let live: { hear(text: string): void } | null = null;
    const flush = () => {
      if (live && waiting.length > 0) live.hear(waiting.shift()!);
    };
    class Listening {
      lang = '';
      continuous = false;
      interimResults = false;
      onstart: ((event: unknown) => void) | null = null;
      onresult: ((event: unknown) => void) | null = null;
      onerror: ((event: unknown) => void) | null = null;
      onend: ((event: unknown) => void) | null = null;
      #over = false;
      start() {
        setTimeout(() => this.onstart?.({}), 1);
        // oxlint-disable-next-line typescript/no-this-alias
        live = this;
        setTimeout(flush, 10);
      }
      hear(text: string) {
        this.onresult?.({ resultIndex: 0, results: [Object.assign([{ transcript: text, confidence: 0.95 }], { isFinal: true })] });
        this.stop();
      }
      stop() {
        if (this.#over) return;
        this.#over = true;
        if (live === (this as unknown)) live = null;
        setTimeout(() => this.onend?.({}), 1);
      }
      abort() {
        this.stop();
      }
    }
    Object.assign(globalThis, {
      SpeechRecognition: Listening,
      webkitSpeechRecognition: Listening,
      sayNow: (text: string) => {
        waiting.push(text);
        flush();
      },
    });
  });

const letters = () => Array.from({ length: 10 }, () => String.fromCharCode(97 + Math.floor(Math.random() * 26))).join('');

interface Talk extends Visit {
  spoken(): Promise<string[]>;
  /** Says a sentence and waits until a reply like this is spoken. */
  say(text: string, reply: RegExp): Promise<void>;
}

/** A visit of somebody who only talks and listens. */
async function talkAt(path: string): Promise<Talk> {
  let spoken!: () => Promise<string[]>;
  const visited = await visit(path, {
    async before(opened) {
      await giveEars(opened);
      spoken = await listenToVoice(opened);
    },
  });
  return {
    ...visited,
    spoken,
    async say(text, reply) {
      const before = (await spoken()).length;
      await visited.page.evaluate((said) => (globalThis as unknown as { sayNow(text: string): void }).sayNow(said), text);
      await expect.poll(async () => (await spoken()).slice(before).join(' '), { message: text, timeout: 15_000 }).toMatch(reply);
    },
  };
}

it('a customer joins, pays and logs in by voice alone; a password manager fills the passwords [G286 G287 G288]', async () => {
  const { page, troubles, close, spoken, say } = await talkAt('/');
  const name = `asha${letters()}`;
  const email = `${name}@example.com`;
  const password = 'Kaveri-Boat-27!';

  await page.getByRole('button', { name: 'Hands-free' }).click();
  await say('show the subscription plans', /Pro: 999 rupees a month/);
  await say('choose the pro plan', /Tell me your first name/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Customer Signup');
  await say('my first name is Asha', /First name: Asha\. Next: Last name/);
  await say('my last name is Rao', /Last name: Rao/);
  await say(`my email is ${name} at example dot com`, new RegExp(`Email: ${email}`));
  await say('my phone is nine eight four eight zero one two three four five', /Phone number: 9 8 4 8 0 1 2 3 4 5/);
  await say('no ends with six', /Phone number: 9 8 4 8 0 1 2 3 4 6/);
  await say('continue', /Shall I sign you up for the pro plan as Asha Rao, /);
  await say('yes', /Next comes the payment/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment');
  await expect(page.getByRole('img', { name: /QR code to pay/ })).toBeVisible();
  await say('pay now', /Shall I pay 999 rupees for the Pro plan, Monthly, by UPI\?/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment');
  await say('yes', /Approve ₹999/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stand-in bank');
  await say('press approve', /Approve ₹999 at the bank\?/);
  await say('yes', /^/);
  await expect(page).toHaveURL(/\/login-customer$/);

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Customer Login');
  const oneTime = oneTimePasswordIn(await mailTo(inject('dataDir'), email, /one-time password/));
  await say('my password is secret', /never take a password by voice/);
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await expect(page.getByRole('main').getByLabel('Password', { exact: true })).toHaveValue('');
  await say(`my email is ${name} at example dot com`, new RegExp(`Email: ${email}`));
  await page.getByLabel('Password', { exact: true }).fill(oneTime);
  await say('submit', /one-time password/);
  await expect(page).toHaveURL(/\/change-password$/);
  await page.getByLabel('Current password').fill(oneTime);
  await page.getByLabel('New password').fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await say('submit the form', /Change the password of .*\?/);
  await say('yes', /Password changed successfully/);
  await expect(page).toHaveURL(/\/login-customer$/);
  await say(`my email is ${name} at example dot com`, new RegExp(`Email: ${email}`));
  await page.getByLabel('Password', { exact: true }).fill(password);
  await say('submit', /Logged in as Asha/);
  await expect(page).toHaveURL(/\/admin$/);
  await say('log out', /You are logged out/);
  await expect(page).toHaveURL(/\/login$/);
  expect((await spoken()).join(' ')).not.toContain('secret');
  expect(await page.getByRole('region', { name: 'Conversation' }).innerText()).not.toContain('secret');
  expect(troubles).toEqual([]);
  await close();
});

it('a home is posted by voice alone, step by step, and can be corrected on the way', async () => {
  const { page, troubles, close, say } = await talkAt('/login');
  await page.getByLabel('Email').fill('customer@gharvani.example');
  await page.getByLabel('Password', { exact: true }).fill('Charminar-1591!');
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/admin$/);
  await page.getByRole('button', { name: 'Hands-free' }).click();

  await say('post a property', /Tell me about the home, step by step/);
  await expect(page.getByRole('heading', { level: 2, name: 'Where' })).toBeVisible();
  await say('I want to rent it out', /Rent it out\. Next: Locality/);
  await say('it is a villa', /Property type: Villa\. Next: Locality/);
  await say('kondapur', /Locality: Kondapur\. Next: Address/);
  await say('12 lake road kondapur', /Address: 12 lake road kondapur/);
  await say('my pin code is five zero zero zero eight four', /Zip code: 5 0 0 0 8 4/);
  await say('no, ends with five', /Zip code: 5 0 0 0 8 5/);
  await say('next', /Saved\. Next: Bedrooms/);
  await say('three bhk', /Bedrooms \(BHK\): 3\. Next: Area/);
  await say('200 square yards', /Area: 200 square yards/);
  await say('it is furnished', /Furnished/);
  await say('previous', /One step back/);
  await expect(page.getByRole('main').getByLabel('Address')).toHaveValue('12 lake road kondapur');
  await say('next', /Saved/);
  await expect(page.getByLabel('Area')).toHaveValue('200 square yards');
  await say('next', /Saved\. Next: Rent a month/);
  await say('42 thousand', /Rent a month: .*Next: Title/);
  await say('bright villa by the lake', /Title: bright villa by the lake\. Next: Description/);
  await say('light from three sides and a quiet street', /Description: light from three sides and a quiet street/);
  await say('it has parking and a gym', /Amenities: parking, gym/);
  await say('next', /Nothing in the next step is required/);
  await say('next', /This is the last step/);
  await say('submit the form', /Submit “bright villa by the lake” for review\?/);
  await expect(page).toHaveURL(/create-property/);
  await say('yes', /is in review/);
  await expect(page).toHaveURL(/my-listing\?mine=true/);
  await expect(page.getByRole('main').getByText('bright villa by the lake')).toBeVisible();
  expect(troubles).toEqual([]);
  await close();
});
