import { inject, it } from 'vitest';
import type { SavedSearch } from '../../src/domain/saved-search.ts';
import { aPostingForm, buyPro, logInAs, mailTo, oneTimePasswordIn, visitorOf } from '../server/shop.ts';
import type { Posting } from '../../src/domain/posting.ts';
import { expect, withBrowser } from './browser.ts';
import { talkAt } from './talk.ts';

withBrowser();

const visitor = () => visitorOf({ url: inject('site') });

/** Somebody posts a home, and an operator lets it onto the market. */
async function post(title: string): Promise<void> {
  const [owner, operator] = [visitor(), visitor()];
  await logInAs(operator, 'operator@gharvani.example', 'Charminar-1591!');
  const { email } = await buyPro(owner);
  await logInAs(owner, email, oneTimePasswordIn(await mailTo(inject('dataDir'), email, /one-time password/)));
  const { id } = (await owner.call<Posting>('/api/postings', aPostingForm({ title, locality: 'Chevella' }))).body;
  await owner.call(`/api/postings/${id}/state`, { action: 'submit' });
  await operator.call(`/api/review/${id}`, { decision: 'approve' });
}

const pathIn = (mail: string, path: RegExp): string => new URL(path.exec(mail)![0]).pathname + new URL(path.exec(mail)![0]).search;

it('a wish is saved by voice; a home that comes is told by mail and feed, until one press stops it', async () => {
  const name = `wish${String.fromCharCode(...Array.from({ length: 8 }, () => 97 + Math.floor(Math.random() * 26)))}`;
  const email = `${name}@example.com`;
  const { page, troubles, close, say } = await talkAt('/');
  await page.getByRole('button', { name: 'Hands-free' }).click();
  await say('3 bhk flats for sale in Chevella under 95 lakhs', /./);
  await say('tell me when one comes', /Which email address/);
  await say(`${name} at example dot com`, /Save this search/);
  await say('yes', /I have sent a link/);
  const link = pathIn(await mailTo(inject('dataDir'), email, /confirm=/), /https?:\/\/\S+confirm=[\w-]+/);
  await page.goto(inject('site') + link);
  await page.getByRole('button', { name: 'Yes, tell me when one comes' }).click();
  await expect(page.getByText('Done. It is among the searches below.')).toBeVisible();
  const feed = await page.getByRole('link', { name: 'Feed (Atom)' }).getAttribute('href');

  await post(`House of ${name}`);
  const mail = await mailTo(inject('dataDir'), email, new RegExp(`House of ${name}`));
  expect(await (await fetch(inject('site') + feed!)).text()).toContain(`House of ${name}`);
  await page.goto(inject('site') + pathIn(mail, /https?:\/\/\S+\/saved-searches\/stop\/[\w-]+/));
  await page.getByRole('button', { name: 'Stop the mails' }).click();
  await expect(page.getByText(/No mail comes for this search any more/).first()).toBeVisible();
  const key = link.split('confirm=')[1]!;
  const { body } = await visitor().call<SavedSearch>('/api/saved-searches/confirm', { key });
  expect(body.state).toBe('paused');
  expect(troubles).toEqual([]);
  await close();
});
