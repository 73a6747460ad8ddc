import { describe, it } from 'vitest';
import { cards, expect } from './browser.ts';
import { missingVoices } from '../voice/synthetic-voices.ts';
import { speakerAt, withMicrophone } from './sound.ts';

const missing = missingVoices();
const isLong = process.env['LONG'] === '1';
const without = missing.length > 0 ? ` (skipped: ${missing.join(' and ')} not installed)` : '';

describe.skipIf(missing.length > 0)(`with real sound, heard on the device${without}`, () => {
  withMicrophone();

  it('a home is found by a sentence in a microphone, although the browser has no recogniser that works', async () => {
    const { page, troubles, prepare, say, close } = await speakerAt('/');
    await prepare();
    await say('show me two bedroom flats in gachibowli under eighty lakhs');
    await expect(page).toHaveURL(/my-listing\?.*locality=Gachibowli.*bhk=2.*price_max=8000000/);
    await expect(page.getByRole('region', { name: 'Conversation' })).toContainText('no sound leaves it');
    await expect(cards(page).first()).toBeVisible();
    expect(troubles).toEqual([]);
    await close();
  });

  it.runIf(isLong)('homes are found, opened, asked about, compared and saved', async () => {
    const { page, troubles, prepare, say: sayAloud, spoken, close } = await speakerAt('/');
    await prepare();
    let told = 0;
    const say = async (text: string) => {
      told = (await spoken()).length;
      await sayAloud(text);
    };
    const reply = (pattern: RegExp) => expect.poll(async () => (await spoken()).slice(told).join(' ')).toMatch(pattern);
    await say('find two bedroom flats for sale in kondapur');
    await expect(page).toHaveURL(/my-listing\?.*locality=Kondapur/);
    await reply(/I found \d+ homes/);
    await say('read the results');
    await reply(/Number 1: /);
    await say('open the second one');
    await expect(page).toHaveURL(/\/property\/\d+/);
    await say('how much is it');
    await reply(/lakh|crore/);
    await say('save it');
    await reply(/Saved/);
    await say('go back');
    await expect(page).toHaveURL(/my-listing/);
    await expect(cards(page).nth(2)).toBeVisible();
    await say('compare the first and the third');
    await reply(/compar/i);
    await say('show my saved homes');
    await expect(page).toHaveURL(/favourites/);
    await expect(cards(page)).toHaveCount(1);
    expect(troubles).toEqual([]);
    await close();
  });
});
