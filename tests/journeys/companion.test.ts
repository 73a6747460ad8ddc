import { afterAll, beforeAll, it } from 'vitest';
import type { RunningServer } from '../../src/server/start.ts';
import { startModelStandIn, type Act, type ModelRequest, type ModelStandIn } from '../server/model-stand-in.ts';
import { startTestServer } from '../server/test-server.ts';
import { expect, tell, visit, withBrowser } from './browser.ts';

withBrowser();

let model: ModelStandIn;
let server: RunningServer;
beforeAll(async () => {
  model = await startModelStandIn();
  server = await startTestServer({ settings: { AI_BASE_URL: model.url, AI_MODEL: 'm' } });
});
afterAll(async () => {
  await server.stop();
  await model.stop();
});

const OPEN = 'what is the meaning of life';

interface Sent {
  homes: { name: string; price: string }[];
}

const homesIn = ({ messages }: ModelRequest): Sent['homes'] => (JSON.parse(messages[1]!.content!) as Sent).homes;

it('an open question is answered sentence by sentence, no false figure is seen, and a change waits for a press', async () => {
  const { page, troubles, close } = await visit('/page/user/my-listing?search=2+bhk+flats+in+Kondapur+for+sale', { baseURL: server.url });
  const cards = page.getByRole('main').getByRole('article');
  await cards.first().waitFor();
  const conversation = page.getByRole('region', { name: 'Conversation' });
  const seen: string[] = [];
  await page.exposeFunction('noteText', (text: string) => void seen.push(text));
  await page.evaluate(() => {
    const note = (globalThis as unknown as { noteText(text: string): void }).noteText;
    new MutationObserver(() => note(document.body.textContent)).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });

  let homes: Sent['homes'] = [];
  model.does((request): Act[] => {
    homes = homesIn(request);
    return [
      { text: `The price of the first one is ${homes[0]!.price}. ` },
      { wait: 1500 },
      { text: `The second one asks ${homes[1]!.price}. It will cost ₹12,34,567 next year. Buy now.` },
    ];
  });
  await tell(page, OPEN);
  await expect(conversation.getByText('The price of the first one is')).toBeVisible();
  await expect(conversation.getByText('I left out the rest, because I could not check it.')).toBeVisible();
  await expect(conversation.getByText(`The second one asks ${homes[1]!.price}`)).toBeVisible();
  const growing = seen.findIndex((text) => text.includes('The price of the first one is') && !text.includes('The second one asks'));
  expect(growing).toBeGreaterThanOrEqual(0);
  expect(seen.filter((text) => text.includes('12,34,567'))).toEqual([]);
  await conversation.getByText('Answered with the help of a language model – what was sent').click();
  await expect(conversation.getByText(`"said": "${OPEN}"`)).toBeVisible();

  model.does([{ call: 'add-favourite', args: { ordinal: 2 } }]);
  await tell(page, OPEN);
  await expect(conversation.getByText('Waits for your yes')).toBeVisible();
  await expect(cards.getByRole('button', { name: /^Save/, pressed: true })).toHaveCount(0);
  await conversation.getByRole('button', { name: 'Yes, do it' }).click();
  await expect(cards.nth(1).getByRole('button', { name: /^Save/, pressed: true })).toBeVisible();
  await expect(conversation.getByRole('button', { name: 'Yes, do it' })).toHaveCount(0);

  const before = model.asked.length;
  await page.getByText('Voice settings').click();
  await page.getByRole('checkbox', { name: 'Ask a language model where I have no answer of my own' }).click();
  await tell(page, OPEN);
  await expect(conversation.getByText(OPEN, { exact: true })).toHaveCount(3);
  await expect(conversation.getByRole('listitem').last().getByText('what was sent')).toHaveCount(0);
  expect(model.asked.length).toBe(before);
  expect(troubles).toEqual([]);
  await close();
});
