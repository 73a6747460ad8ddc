import { inject, it } from 'vitest';
import { mailTo } from '../server/shop.ts';
import { cards, expect, withBrowser } from './browser.ts';
import { talkAt } from './talk.ts';

withBrowser();

const letters = () => Array.from({ length: 8 }, () => String.fromCharCode(97 + Math.floor(Math.random() * 26))).join('');

/** A word as people spell it: letter by letter. */
const spelled = (word: string): string => Array.from(word).join(' ');

it('a home is found, compared and kept, a plan is paid and an account used, by natural speech alone [G303]', async () => {
  const { page, troubles, close, spoken, say } = await talkAt('/');
  const name = letters();
  const email = `${name}.r91@example.com`;

  // The one press.
  await page.getByRole('button', { name: 'Hands-free' }).click();
  await expect.poll(async () => (await spoken()).join(' ')).toMatch(/Hands-free is on/);

  // Finding.
  await say('um I am looking for a two bedroom flat to buy in Gachibowli please', /I found \d+ homes/);
  await expect(page).toHaveURL(/my-listing\?.*Gachibowli/);
  await say('okay so not more than one crore', /I found \d+ homes/);
  await say('read me what you found', /Number 1: .*lakh.*Number 3: .*say “next”/s);
  await say('go on', /Number 4: /);
  await say('back', /Number 1: .*Number 3: /s);
  await say('um the second one please', /Opening /);
  await expect(page).toHaveURL(/\/property\/1/);
  await say('how much is it', /lakh|crore/);
  await say('and what is near', /km|metre|school|metro|hospital/i);
  await say('save it', /Saved/);
  await say('go back to the results', /.+/);
  await expect.poll(async () => cards(page).count()).toBeGreaterThan(2);
  await say('compare the first two', /compar/i);

  // Sleep, and other talk.
  await say('okay go to sleep', /I'm asleep/);
  const before = (await spoken()).length;
  await page.evaluate(() => (globalThis as unknown as { sayNow(text: string): void }).sayNow('pay now'));
  await expect.poll(async () => (await spoken()).length, { timeout: 2000 }).toBe(before);
  await say('hey wake up', /I'm awake/);

  // Signing up.
  await say('what plans do you have', /Pro: 999 rupees a month/);
  await say('I take the pro plan', /first name/i);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Customer Signup');
  await say('it is Sara', /First name: Sara\. Next: Last name/);
  await say('no, with an h', /First name: Sarah\. Next: Last name/);
  await say('um Rao', /Last name: Rao\. Next: Email/);
  await say(
    `so it's ${spelled(name)} dot r ninety one at example dot com`,
    new RegExp(`Email: ${email.replaceAll('.', '\\.')}\\. Next: Phone number`),
  );
  await say('nine eight four nine', /10 digits/);
  await say('zero one two double three five', /9 8 4 9 0 1 2 3 3 5/);
  await say('no the last digit is six', /9 8 4 9 0 1 2 3 3 6/);
  await say('continue to payment', /Shall I sign you up for the pro plan as Sarah Rao/);
  await expect(page).toHaveURL(/signup/);
  await say('yes please', /Next comes the payment/);

  // Paying.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment');
  await expect(page.getByRole('img', { name: /QR code to pay/ })).toBeVisible();
  await say('what are the options', /You can pay 999 rupees by UPI/);
  await say('is it paid yet', /Waiting for payment/);
  await say('okay pay now', /Shall I pay 999 rupees/);
  await say('yes', /Approve ₹999/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stand-in bank');
  await expect(page.getByRole('button', { name: 'Approve ₹999' })).toBeVisible();
  await say('um I approve', /Approve ₹999 at the bank\?/);
  await say('yes', /Payment successful\. Your plan is active; a one-time password is on its way/);
  await expect(page).toHaveURL(/\/login-customer$/);

  // Logging in by six digits from the mail: nothing that may not be spoken.
  await say('um log me in with a code please', /What is your email/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in with a code');
  await say(`it's ${spelled(name)} dot r ninety one at example dot com`, new RegExp(`Email: ${email.replaceAll('.', '\\.')}`));
  await say('mail me a code', /six digits are on their way/);
  const code = /\b\d{6}\b/.exec(await mailTo(inject('dataDir'), email, /The code is/))![0];
  await say(`um it is ${spelled(code)}`, new RegExp(`Code: ${spelled(code)}`));
  await say('log in', /Logged in as Sarah/);
  await expect(page).toHaveURL(/\/admin$/);
  await say('okay log me out', /You are logged out/);

  expect(troubles).toEqual([]);
  await close();
});

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
