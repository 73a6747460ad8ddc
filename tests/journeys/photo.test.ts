import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { describe, it } from 'vitest';
import { aBill, aDoubtfulPicture } from '../vision/bill.ts';
import {
  cards,
  expect,
  expectAccessible,
  listenToAnnouncer,
  listenToVoice,
  PHONE,
  scriptVoice,
  tell,
  visit,
  withBrowser,
} from './browser.ts';
import { giveEars, sayAt } from './talk.ts';
import { expectGoneAfter, withClock } from './clock.ts';

withBrowser();

const KITCHEN = 'src/server/catalogue/photos/kitchen-03.jpg';
const OVERLAY = '[role="group"][aria-label="Visual Search Error"]';
const ANALYZE = '**/api/visual-search/analyze';
const BULK = '**/api/properties/bulk';

const opener = (page: Page) => page.getByRole('button', { name: 'Search by photo' });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const conversation = (page: Page) => page.getByRole('region', { name: 'Conversation' });

type File = { name: string; mimeType: string; buffer: Buffer };
const file = (buffer: Buffer, name = 'photo.jpg', mimeType = 'image/jpeg'): File => ({ name, mimeType, buffer });
const kitchen = (): File => file(readFileSync(KITCHEN));
const bill = async (): Promise<File> => file(await aBill());

const choose = (page: Page, chosen: File) => page.locator('input[type="file"]').setInputFiles(chosen);

/** A visitor on a page from which a search leads away, once search by photo works. */
async function visitor(options: Parameters<typeof visit>[1] = {}) {
  const visited = await visit('/favourites', options);
  await expect(opener(visited.page)).not.toHaveAttribute('aria-disabled', 'true', { timeout: 25_000 });
  return visited;
}

describe('a photo of a home', () => {
  it('leads by one analysis and one fetch of homes to homes that look like it [G069 G071 G141 G142 G144]', async () => {
    const { page, troubles, close } = await visitor({ before: (fresh) => withClock(fresh, 'similar properties!') });
    const said = await listenToAnnouncer(page);
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    await page.route(ANALYZE, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      await route.continue();
    });
    await opener(page).click();
    await expect(dialog(page, 'Select Image Source')).toContainText('Maximum file size: 5MB');
    const picking = page.waitForEvent('filechooser');
    const bulk = page.waitForResponse(BULK);
    await page.getByRole('button', { name: 'Choose from Gallery' }).click();
    await (await picking).setFiles(kitchen());
    await expect(dialog(page, 'Analyzing Image with AI')).toContainText('Please wait while we find similar properties...');
    const homes = (await (await bulk).json()) as unknown[];
    expect(homes.length).toBeGreaterThan(3);
    const found = `Found ${homes.length} similar properties!`;
    await expectGoneAfter(page, page.getByRole('region', { name: 'Messages' }).getByText(found), 'similar properties!', 3000);
    await expect(page).toHaveURL(/my-listing\?.*query=Visual\+Search\+Results&source=visual-search&visualSearch=true/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Visual Search Results');
    await expect(cards(page).first()).toContainText(/Looks 1?\d\d(\.\d)?% like your photo/);
    await expect(conversation(page)).toContainText(found);
    await expect(cards(page)).toHaveCount(homes.length);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(calls.filter((path) => path === '/api/visual-search/analyze')).toHaveLength(1);
    expect(calls.filter((path) => path === '/api/properties/bulk')).toHaveLength(1);
    expect((await said()).filter((text) => text.startsWith('Found'))).toHaveLength(1);
    expect(troubles).toEqual([]);
    await close();
  });

  it('is narrowed by words, and let go by its chip', async () => {
    const { page, close } = await visitor();
    await choose(page, kitchen());
    await expect(cards(page).first()).toBeVisible();
    await tell(page, 'these, but under 1.5 crore in Kondapur');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Kondapur');
    await expect(cards(page).first()).toContainText('% like your photo');
    await expect(cards(page).first()).toContainText('Kondapur');
    const percents = (await page.getByText(/% like your photo$/).allTextContents()).map((text) => Number(/[\d.]+/.exec(text)![0]));
    expect(percents).toEqual(percents.toSorted((a, b) => b - a));
    await page.reload();
    await expect(cards(page).first()).toContainText('% like your photo');
    await page.getByRole('button', { name: 'like your photo, remove' }).click();
    await expect(page.getByText('% like your photo')).toHaveCount(0);
    await expect(cards(page).first()).toContainText('Kondapur');
    await close();
  });

  it('has words that can be changed', async () => {
    const { page, close } = await visitor();
    await choose(page, kitchen());
    const words = page.getByRole('textbox', { name: 'What the photo shows' });
    await expect(words).toHaveValue('kitchen');
    await words.fill('3 bhk in Miyapur');
    await words.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('3 bhk in Miyapur');
    await expect(cards(page).first()).toContainText('3 BHK');
    await close();
  });

  it('may be dropped or pasted', async () => {
    const { page, close } = await visitor();
    const arrive = (kind: 'drop' | 'paste') =>
      page.evaluate(
        ([base64, name]) => {
          const bytes = Uint8Array.from(atob(base64!), (char) => char.charCodeAt(0));
          const data = new DataTransfer();
          data.items.add(new File([bytes], 'home.jpg', { type: 'image/jpeg' }));
          const event =
            name === 'drop'
              ? new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })
              : new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
          document.body.dispatchEvent(event);
        },
        [readFileSync(KITCHEN).toString('base64'), kind],
      );
    for (const kind of ['drop', 'paste'] as const) {
      await arrive(kind);
      await expect(page).toHaveURL(/visualSearch=true/);
      await expect(cards(page).first()).toBeVisible();
      await page.goto('/favourites');
      await expect(opener(page)).not.toHaveAttribute('aria-disabled', 'true');
    }
    await close();
  });

  it('is a toast with a title in the header [G143]', async () => {
    const { page, close } = await visitor({ viewport: PHONE });
    await choose(page, kitchen());
    await expect(page.getByRole('region', { name: 'Messages' })).toContainText(/Visual Search Success.*Found \d+ similar properties!/);
    await close();
  });
});

describe('what shows no home', () => {
  it('does not leave the device unless the person says so, and the server has the last word [G257 G291]', async () => {
    const { page, close } = await visitor({ before: (fresh) => withClock(fresh, OVERLAY) });
    let sent = 0;
    page.on('request', (request) => (sent += request.url().includes('/visual-search/analyze') ? 1 : 0));
    await choose(page, await bill());
    const asks = dialog(page, 'Visual Search Error');
    await expect(asks).toContainText(/Non-property image detected! Predicted: document \(\d+\.\d% confidence, threshold 75\.0%\)\./);
    await expect(asks).toContainText('Please upload a property image (bathroom, bedroom, kitchen, living room, house facade, etc.).');
    expect(sent).toBe(0);
    await expectAccessible(page);
    await asks.getByRole('button', { name: 'Choose another photo' }).click();
    await expect(dialog(page, 'Select Image Source')).toBeVisible();
    await page.keyboard.press('Escape');
    await choose(page, await bill());
    await asks.getByRole('button', { name: 'Search anyway' }).click();
    const overlay = page.getByRole('group', { name: 'Visual Search Error' });
    await expect(overlay).toContainText('Non-property image detected! Predicted: document');
    expect(sent).toBe(1);
    await expectGoneAfter(page, overlay, OVERLAY, 8000);
    await expect(conversation(page)).toContainText('Non-property image detected!');
    await close();
  });

  it('is asked about where nobody can be sure', async () => {
    const { page, close } = await visitor();
    await choose(page, file(await aDoubtfulPicture('src/server/catalogue/photos/villa-01.jpg', 0.75)));
    const asks = dialog(page, 'Is this a home?');
    await expect(asks).toContainText('It looks most like: document');
    await asks.getByRole('button', { name: 'Search anyway' }).click();
    await expect(page).toHaveURL(/visualSearch=true/);
    await close();
  });

  it('is sent after "search anyway" is said to the assistant', async () => {
    const { page, close } = await visitor({ before: (fresh) => scriptVoice(fresh, 'search anyway') });
    await page.route(ANALYZE, (route) =>
      route.fulfill({ json: { results: [{ property_id: 5, similarity_score: '81.0%', image_path: '' }] } }),
    );
    await choose(page, await bill());
    await dialog(page, 'Visual Search Error').getByRole('button', { name: 'Say what to press' }).click();
    await expect(page).toHaveURL(/visualSearch=true/);
    await expect(cards(page)).toHaveCount(1);
    await close();
  });
});

describe('the check on this device', () => {
  it.each(['**/models/photo/weights.bin*', '**/*.wasm', '**/assets/gate-worker*'])(
    'leaves the photo here until the person says so where %s is missing [G292]',
    async (blocked) => {
      const { page, close } = await visitor();
      await page.context().route(blocked, (route) => route.abort());
      const sent: string[] = [];
      page.on('request', (request) => request.url().includes('/visual-search/analyze') && sent.push(request.url()));
      await choose(page, kitchen());
      const asked = dialog(page, 'Send the photo unchecked?');
      await expect(asked.getByText('The check on this device was not ready in time.')).toBeVisible();
      expect(sent).toEqual([]);
      await asked.getByRole('button', { name: 'Search anyway' }).click();
      await expect(page).toHaveURL(/visualSearch=true/);
      expect(sent).toHaveLength(1);
      await close();
    },
  );

  it('is skipped where the model is damaged', async () => {
    const { page, close } = await visitor();
    await page.context().route('**/models/photo/weights.bin*', (route) => route.fulfill({ body: Buffer.alloc(3_502_316) }));
    await choose(page, kitchen());
    await dialog(page, 'Send the photo unchecked?').getByRole('button', { name: 'Search anyway' }).click();
    await expect(page).toHaveURL(/visualSearch=true/);
    await close();
  });

  it('is loaded by the first photo only', async () => {
    const { page, close } = await visit('/');
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await page.waitForLoadState('networkidle');
    expect(loaded.filter((url) => /gate-worker|\.wasm|models\/photo|photo-gate|heads/.test(url))).toEqual([]);
    await close();
  });
});

describe('whether search by photo works', () => {
  it('is asked once at the start, and a no is shown [G145]', async () => {
    const asked: string[] = [];
    const { page, close } = await visit('/favourites', {
      async before(fresh) {
        fresh.on('request', (request) => request.url().endsWith('/visual-search/status') && asked.push(request.url()));
        await fresh.route('**/api/visual-search/status', (route) =>
          route.fulfill({ json: { status: 'preparing', model_loaded: true, collection_ready: false } }),
        );
      },
    });
    await expect(page.getByText('Unavailable')).toBeVisible();
    await expect(opener(page)).toHaveAttribute('aria-disabled', 'true');
    await expect(opener(page)).toHaveAccessibleDescription('Unavailable');
    expect(asked).toHaveLength(1);
    await page.unroute('**/api/visual-search/status');
    await opener(page).click({ force: true });
    await expect(dialog(page, 'Select Image Source')).toBeVisible({ timeout: 25_000 });
    await close();
  });

  it('has no hidden button in this build [G075]', async () => {
    const { page, close } = await visitor();
    await expect(page.getByTestId('pick-photo')).toHaveCount(0);
    await close();
  });
});

describe('bad files and bad answers', () => {
  const GENERIC =
    'Invalid image detected! Please upload a clear property image such as a bathroom, bedroom, kitchen, living room or house facade.';
  const tooLarge = () => file(Buffer.alloc(Math.round(5.1 * 1024 * 1024)));

  it.each([
    ['a text file', file(Buffer.from('words'), 'words.txt', 'text/plain'), 'Please select a valid image file. You can try again.', 3000],
    ['a large file', tooLarge(), 'File size is too large! Please select an image smaller than 5MB. You can try again.', 4000],
    ['an SVG', file(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'x.svg', 'image/svg+xml'), GENERIC, 5000],
    ['a truncated JPEG', file(readFileSync(KITCHEN).subarray(0, 6000)), GENERIC, 5000],
  ])('the search bar tells %s in its words and time [G073 G175 G177 G259 G277]', async (_, bad, text, ms) => {
    const { page, close } = await visitor({ before: (fresh) => withClock(fresh, text) });
    await choose(page, bad);
    const overlay = page.getByRole('group', { name: 'Visual Search Error' });
    await expect(overlay).toContainText(text, { timeout: 10_000 });
    await expectGoneAfter(page, overlay, text, ms);
    await close();
  });

  it.each([
    ['a text file', file(Buffer.from('words'), 'words.txt', 'text/plain'), 'Please select a valid image file.', 3000],
    ['a large file', tooLarge(), 'Image size should be less than 5MB.', 4000],
    ['an SVG', file(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'x.svg', 'image/svg+xml'), GENERIC, 8000],
  ])('the header tells %s in its words and time [G176 G178 G259]', async (_, bad, text, ms) => {
    const { page, close } = await visitor({ viewport: PHONE, before: (fresh) => withClock(fresh, text) });
    await choose(page, bad);
    const toast = page.getByRole('region', { name: 'Messages' }).getByText(text, { exact: true });
    await expect(toast).toBeVisible({ timeout: 10_000 });
    await expectGoneAfter(page, toast, text, ms);
    await close();
  });

  const one = { results: [{ property_id: 5, similarity_score: '81.0%', image_path: '' }] };
  it.each<[string, object, string]>([
    ['no result [G182]', { json: { results: [] } }, 'No similar properties found. Please try a different image.'],
    ['ids that are no numbers [G180]', { json: { results: [{ property_id: 'abc' }] } }, 'No valid property IDs found in search results.'],
    ['a broken server [G260]', { status: 500, body: 'broken' }, 'Error analyzing image. Please try again.'],
    ['a refusal without reasons', { status: 400, json: {} }, GENERIC],
    [
      'a refusal with reasons [G257]',
      { status: 400, json: { detail: { confidence: 0.912, predicted_label: 'dog', suggestion: 'Show a room.', threshold: 0.6 } } },
      'Non-property image detected! Predicted: dog (91.2% confidence, threshold 60.0%). Show a room. Please upload a property image',
    ],
  ])('tells %s', async (_, answer, text) => {
    const { page, close } = await visitor();
    await page.route(ANALYZE, (route) => route.fulfill(answer));
    await choose(page, kitchen());
    await expect(page.getByRole('group', { name: 'Visual Search Error' })).toContainText(text);
    await close();
  });

  it.each<[string, object, string]>([
    ['homes that are gone [G181]', { json: [null] }, 'No valid properties found in search results.'],
    ['homes that do not come [G256]', { status: 500, body: 'broken' }, 'Error loading property details. Please try again.'],
  ])('tells %s', async (_, answer, text) => {
    const { page, close } = await visitor();
    await page.route(ANALYZE, (route) => route.fulfill({ json: one }));
    await page.route(BULK, (route) => route.fulfill(answer));
    await choose(page, kitchen());
    await expect(page.getByRole('group', { name: 'Visual Search Error' })).toContainText(text);
    await close();
  });

  it('reads exactly 5 MB [G179]', async () => {
    const { page, close } = await visitor();
    const photo = readFileSync(KITCHEN);
    await choose(page, file(Buffer.concat([photo, Buffer.alloc(5 * 1024 * 1024 - photo.length)])));
    await expect(page).toHaveURL(/visualSearch=true/);
    await close();
  });
});

describe('the camera', () => {
  /** Keeps what is asked of the camera and the tracks that it gives. */
  const watchCamera = async (page: Page): Promise<void> => {
    await page.addInitScript(() => {
      const seen: { asked: unknown[]; tracks: MediaStreamTrack[] } = { asked: [], tracks: [] };
      Object.assign(globalThis, { camera: seen });
      const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
      navigator.mediaDevices.getUserMedia = async (constraints) => {
        seen.asked.push(constraints);
        const stream = await ask(constraints);
        seen.tracks.push(...stream.getTracks());
        return stream;
      };
    });
  };
  const trackStates = (page: Page) =>
    page.evaluate(() =>
      (globalThis as unknown as { camera: { tracks: MediaStreamTrack[] } }).camera.tracks.map((track) => track.readyState),
    );

  it('takes a JPEG of 1280 x 720 and is let go on every way out [G070 G224 G276]', async () => {
    const { page, close } = await visitor({ before: watchCamera });
    const uploads: Buffer[] = [];
    await page.route(ANALYZE, async (route) => {
      uploads.push(route.request().postDataBuffer()!);
      await route.fulfill({ json: { results: [] } });
    });
    await opener(page).click();
    await page.getByRole('button', { name: 'Take Picture' }).click();
    const live = dialog(page, 'Take Picture');
    await expect(live.getByLabel('Camera view')).toBeVisible();
    await expect(live.getByRole('button', { name: 'Capture' })).not.toHaveAttribute('aria-disabled', 'true');
    expect(await page.evaluate(() => (globalThis as unknown as { camera: { asked: unknown[] } }).camera.asked)).toEqual([
      { audio: false, video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } } },
    ]);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(live).toBeHidden();
    expect(await trackStates(page)).toEqual(['ended']);

    await opener(page).click();
    await page.getByRole('button', { name: 'Take Picture' }).click();
    await expect(live.getByRole('button', { name: 'Capture' })).not.toHaveAttribute('aria-disabled', 'true');
    await live.getByRole('button', { name: 'Cancel' }).click();
    expect(await trackStates(page)).toEqual(['ended', 'ended']);

    await opener(page).click();
    await page.getByRole('button', { name: 'Take Picture' }).click();
    await expect.poll(() => trackStates(page)).toEqual(['ended', 'ended', 'live']);
    await page.evaluate(() => history.pushState({ key: 'elsewhere' }, '', '/login'));
    await expect(live).toBeHidden();
    expect(await trackStates(page)).toEqual(['ended', 'ended', 'ended']);

    await opener(page).click();
    await page.getByRole('button', { name: 'Take Picture' }).click();
    await live.getByRole('button', { name: 'Capture' }).click();
    await page.getByRole('button', { name: 'Search anyway' }).click();
    await expect(page.getByRole('group', { name: 'Visual Search Error' })).toContainText('No similar properties found.');
    expect(await trackStates(page)).toEqual(['ended', 'ended', 'ended', 'ended']);
    expect(uploads[0]!.includes(Buffer.from([0xff, 0xd8, 0xff]))).toBe(true);
    await close();
  });

  it.each([
    ['NotAllowedError', 'Camera access denied. Please allow camera access.'],
    ['NotFoundError', 'No camera was found on this device. Choose a photo from the gallery instead.'],
    ['NotReadableError', 'Another app is using the camera.'],
  ])('tells %s and closes', async (name, text) => {
    const { page, close } = await visitor({
      async before(fresh) {
        await fresh.addInitScript((error) => {
          navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', error));
        }, name);
      },
    });
    await opener(page).click();
    await page.getByRole('button', { name: 'Take Picture' }).click();
    await expect(page.getByRole('group', { name: 'Visual Search Error' })).toContainText(text);
    await expect(dialog(page, 'Take Picture')).toBeHidden();
    await close();
  });

  it('tells where the browser has none [G253]', async () => {
    const { page, close } = await visitor({
      async before(fresh) {
        await fresh.addInitScript(() => Object.defineProperty(navigator, 'mediaDevices', { value: undefined }));
      },
    });
    await opener(page).click();
    await page.getByRole('button', { name: 'Take Picture' }).click();
    await expect(page.getByRole('group', { name: 'Visual Search Error' })).toContainText('Camera access not supported in this browser');
    await close();
  });
});

describe('photos by voice and keyboard', () => {
  it('are searched for by words alone', async () => {
    const { page, close } = await visitor();
    await page.route(ANALYZE, (route) =>
      route.fulfill({ json: { results: [{ property_id: 5, similarity_score: '81.0%', image_path: '' }] } }),
    );
    await tell(page, 'search by photo');
    await expect(dialog(page, 'Select Image Source')).toBeVisible();
    await page.keyboard.press('Escape');
    await tell(page, 'take picture');
    await expect(dialog(page, 'Take Picture').getByRole('button', { name: 'Capture' })).not.toHaveAttribute('aria-disabled', 'true');
    await close();
  });

  it('are searched for by a microphone in each dialog: the words on a button press it', async () => {
    const { page, close } = await visitor({
      async before(fresh) {
        await listenToVoice(fresh);
        await scriptVoice(fresh, 'search by photo', 'take picture', 'capture', 'search anyway');
      },
    });
    await page.route(ANALYZE, (route) =>
      route.fulfill({ json: { results: [{ property_id: 5, similarity_score: '81.0%', image_path: '' }] } }),
    );
    const listen = async (name: string) => {
      await expect(dialog(page, name).getByRole('button', { name: 'Say what to press' })).toBeVisible();
      await dialog(page, name).getByRole('button', { name: 'Say what to press' }).click();
    };
    await page.getByRole('button', { name: 'Start voice input' }).click();
    await listen('Select Image Source');
    await expect(dialog(page, 'Take Picture').getByRole('button', { name: 'Capture' })).not.toHaveAttribute('aria-disabled', 'true');
    await listen('Take Picture');
    await listen('Visual Search Error');
    await expect(page).toHaveURL(/visualSearch=true/);
    await close();
  });

  it('are searched for hands-free, and what was found is spoken', async () => {
    let spoken = async (): Promise<string[]> => [];
    const { page, close } = await visitor({
      async before(fresh) {
        spoken = await listenToVoice(fresh);
        await giveEars(fresh);
      },
    });
    await page.route(ANALYZE, (route) =>
      route.fulfill({ json: { results: [{ property_id: 5, similarity_score: '81.0%', image_path: '' }] } }),
    );
    await page.getByRole('button', { name: 'Hands-free' }).click();
    await sayAt(page, 'search by photo');
    await expect(dialog(page, 'Select Image Source')).toBeVisible();
    await sayAt(page, 'take a picture');
    await expect(dialog(page, 'Take Picture').getByRole('button', { name: 'Capture' })).not.toHaveAttribute('aria-disabled', 'true');
    await sayAt(page, 'capture');
    await expect(dialog(page, 'Visual Search Error')).toBeVisible();
    await sayAt(page, 'search anyway');
    await expect(page).toHaveURL(/visualSearch=true/, { timeout: 30_000 });
    await expect.poll(spoken).toContain('Found 1 similar properties!');
    expect((await spoken()).join(' ')).toContain('This photo does not look like a property.');
    await close();
  });

  it('give the focus back to what opened them', async () => {
    const { page, close } = await visitor();
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page, 'Select Image Source')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(opener(page)).toBeFocused();
    await close();
  });
});
