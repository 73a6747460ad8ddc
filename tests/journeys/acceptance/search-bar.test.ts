import type { Page } from 'playwright';
import { describe, it } from 'vitest';
import { expect, listenToAnnouncer, PHONE, scriptVoice, visit, withBrowser } from '../browser.ts';
import { PERMISSION_MS, recordFor, withClock, passPermission } from '../clock.ts';

withBrowser();

const field = (page: Page) => page.getByRole('combobox', { name: 'Search properties' });
const byVoice = (page: Page) => page.getByRole('button', { name: 'Search by voice' }).click();
const asked = (page: Page) =>
  page.evaluate(() => (globalThis as { recognisers?: { lang: string }[] }).recognisers?.map(({ lang }) => lang) ?? []);

/** A recogniser that cannot be started. */
const breakVoice = (page: Page) =>
  page.addInitScript(() => {
    class Broken {
      start() {
        throw new Error('busy');
      }
      stop() {}
      abort() {}
    }
    Object.assign(globalThis, { SpeechRecognition: Broken, webkitSpeechRecognition: Broken });
  });

const removeVoice = (page: Page) =>
  page.addInitScript(() => Object.assign(globalThis, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined }));

describe('the search bar', () => {
  it('G062 names its buttons as they are seen', async () => {
    const { page, close } = await visit('/favourites');
    const form = page.getByRole('search');
    for (const name of ['Search by voice', 'Search by photo', 'Search']) {
      const button = form.getByRole('button', { name, exact: true });
      await expect(button).toBeVisible();
      expect(name.startsWith((await button.innerText()).trim())).toBe(true);
    }
    await close();
  });

  it.each([
    ['G076', { json: { status: 'ready', model_loaded: false, collection_ready: true } }],
    ['G077', { status: 500, body: 'broken' }],
  ])('%s says that search by photo is not available', async (_, answer) => {
    const { page, close } = await visit('/favourites', {
      before: (fresh) => fresh.route('**/api/visual-search/status', (route) => route.fulfill(answer)),
    });
    const camera = page.getByRole('button', { name: 'Search by photo' });
    await expect(camera).toHaveAttribute('aria-disabled', 'true');
    await expect(camera).toHaveAccessibleDescription('Unavailable');
    await expect(page.getByText('Unavailable')).toBeVisible();
    await close();
  });

  it('G223 listens in en-US, and G303 only after its microphone was pressed', async () => {
    const { page, close } = await visit('/favourites', {
      async before(fresh) {
        await scriptVoice(fresh, 'villas in kokapet');
        await fresh.addInitScript(() => {
          Object.assign(globalThis, { microphones: 0 });
          const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
          navigator.mediaDevices.getUserMedia = (constraints) => {
            (globalThis as unknown as { microphones: number }).microphones++;
            return ask(constraints);
          };
        });
      },
    });
    await page.waitForLoadState('networkidle');
    await field(page).fill('villas');
    expect(await asked(page)).toEqual([]);
    expect(await page.evaluate(() => (globalThis as unknown as { microphones: number }).microphones)).toBe(0);
    await byVoice(page);
    await expect(page).toHaveURL(/my-listing/);
    expect(await asked(page)).toEqual(['en-US']);
    await close();
  });

  it('G242 tells when listening cannot start', async () => {
    const { page, close } = await visit('/favourites', { before: breakVoice });
    await byVoice(page);
    await expect(page.getByRole('group', { name: 'Voice Search Error' })).toContainText(
      'Failed to start voice recognition. Please try again.',
    );
    await close();
  });

  it('G247 says a second silence again, and G248 searches by keyboard after the speech service failed', async () => {
    const silence = { error: 'no-speech' };
    const { page, close } = await visit('/favourites', { before: (fresh) => scriptVoice(fresh, silence, silence, { error: 'network' }) });
    const said = await listenToAnnouncer(page);
    const count = async () => (await said()).filter((text) => text.includes('No speech detected')).length;
    await byVoice(page);
    await expect.poll(count).toBe(1);
    await byVoice(page);
    await expect.poll(count).toBe(2);
    const began = Date.now();
    await byVoice(page);
    await expect(page.getByRole('group', { name: 'Voice Search Error' })).toContainText('Error with speech recognition. Please try again.');
    expect(Date.now() - began).toBeLessThan(4000);
    await field(page).fill('villas in kokapet');
    await field(page).press('Enter');
    await expect(page).toHaveURL(/my-listing/);
    await close();
  });
});

describe('the search of the header', () => {
  it('G140 stops by itself at ten seconds', async () => {
    const { page, close } = await visit('/favourites', {
      viewport: PHONE,
      async before(fresh) {
        await withClock(fresh);
        await scriptVoice(fresh, { permission: PERMISSION_MS });
      },
    });
    const button = page.getByRole('button', { name: 'Search by voice' });
    await button.click();
    await expect(field(page)).toHaveAttribute('placeholder', 'Listening... Please speak now');
    await passPermission(page);
    await recordFor(page, 9000);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await page.clock.runFor(1500);
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await close();
  });

  it.each([
    ['G250', breakVoice, 'Failed to start voice search. Please try again.'],
    ['G251', removeVoice, 'Speech recognition not supported in your browser'],
  ])('%s tells when it cannot listen', async (_, before, text) => {
    const { page, close } = await visit('/favourites', { viewport: PHONE, before });
    await byVoice(page);
    await expect(page.getByRole('region', { name: 'Messages' }).getByText(text)).toBeVisible();
    await close();
  });
});

describe('the search over the whole screen of a phone', () => {
  it('G068 opens and closes, with the focus back where it came from; G137 closes after every search', async () => {
    const { page, close } = await visit('/favourites', { viewport: PHONE });
    const opener = page.getByRole('button', { name: 'Full-screen search' });
    const overlay = page.getByRole('dialog', { name: 'Search properties' });
    await opener.click();
    await expect(overlay).toBeVisible();
    expect((await overlay.locator('..').boundingBox())!).toMatchObject({ x: 0, y: 0, ...PHONE });
    await page.keyboard.press('Escape');
    await expect(overlay).toHaveCount(0);
    await expect(opener).toBeFocused();
    await page.route('**/api/search', (route) => route.fulfill({ json: { message: 'no list' } }));
    await opener.click();
    await overlay.getByRole('combobox').fill('villas');
    await overlay.getByRole('combobox').press('Enter');
    await expect(overlay).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Messages' })).toContainText('No results found. Please try a different search.');
    await expect(page).toHaveURL(/\/favourites$/);
    await page.unroute('**/api/search');
    await opener.click();
    await overlay.getByRole('button', { name: 'Close' }).click();
    await expect(opener).toBeFocused();
    for (const fails of [false, true]) {
      if (fails) await page.route('**/api/search', (route) => route.abort());
      await opener.click();
      await overlay.getByRole('combobox').fill('villas in kokapet');
      await overlay.getByRole('button', { name: 'Search', exact: true }).click();
      await expect(overlay).toHaveCount(0);
      await expect(page).toHaveURL(/my-listing.*search=villas/);
      await page.evaluate(() => history.back());
      await expect(page).toHaveURL(/favourites/);
    }
    await close();
  });
});

describe('the microphone of the assistant', () => {
  it.each([
    ['G261', (page: Page) => scriptVoice(page, { error: 'network' }), 'Error with speech recognition. Please try again.'],
    ['without support', removeVoice, 'Speech recognition is not supported in your browser.'],
    ['that does not start', breakVoice, 'Could not start speech recognition. Please try again.'],
  ])('%s tells what went wrong', async (_, before, text) => {
    const { page, close } = await visit('/favourites', { before });
    await page.getByRole('button', { name: 'Start voice input' }).click();
    await expect(page.getByRole('region', { name: 'Conversation' })).toContainText(text);
    await close();
  });
});
