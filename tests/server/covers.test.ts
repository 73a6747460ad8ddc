import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SearchAnswer } from '../../src/domain/search.ts';
import type { VisualAnswer } from '../../src/domain/photo.ts';
import { readFileSync } from 'node:fs';
import type { RunningServer } from '../../src/server/start.ts';
import { ask, startTestServer } from './test-server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const SEARCHES = [
  '',
  'flats for sale',
  'flats for rent',
  '2 bhk flats in Gachibowli',
  '2 bhk flats in Gachibowli under 80 lakhs',
  '3 bhk flats in Kondapur for sale',
  '1 bhk for rent in Madhapur',
  '2 bhk for rent in Kukatpally',
  'unfurnished flats for rent',
  'semi-furnished flats in Miyapur',
  'furnished 3 bhk flats',
  'villas in Kokapet',
  'villas with a swimming pool',
  'villas for rent',
  'independent houses for sale',
  'independent houses in Uppal',
  'plots for sale',
  'plots in Shamshabad',
  'offices in Madhapur',
  'homes with a step-free entrance',
  'pg in Ameerpet',
];

/** Of offices there are fewer pictures than of homes. */
const MOST_REPEATED = 3;

/** The covers of a page that an earlier home of it has too. */
async function repeated(text: string): Promise<string[]> {
  const { body } = await ask<SearchAnswer>(server, '/api/search', { text });
  expect(body.properties.length).toBeGreaterThan(1);
  const covers = body.properties.map(({ propertyImages }) => propertyImages[0]!.imageUrl);
  return covers.filter((cover, at) => covers.indexOf(cover) !== at);
}

describe('the first pictures of results', () => {
  it.each(SEARCHES)('are all different: “%s”', async (text) => {
    expect(await repeated(text)).toEqual([]);
  });

  it.each(['office space for rent'])('seldom repeat: “%s”', async (text) => {
    expect((await repeated(text)).length).toBeLessThanOrEqual(MOST_REPEATED);
  });

  it('of a search by photo are the photo itself at most twice', async () => {
    while (!(await ask<{ collection_ready: boolean }>(server, '/api/visual-search/status')).body.collection_ready)
      await new Promise((resolve) => setTimeout(resolve, 100));
    for (const file of ['kitchen-03.jpg', 'apartment-02.jpg', 'land-01.jpg', 'living-04.jpg']) {
      const form = new FormData();
      form.append('image', new Blob([new Uint8Array(readFileSync(`src/server/catalogue/photos/${file}`))]), file);
      const response = await fetch(`${server.url}/api/visual-search/analyze`, { method: 'POST', body: form });
      const { results } = (await response.json()) as VisualAnswer;
      const times = Map.groupBy(results, ({ image_path }) => image_path);
      expect(times.get(`/photos/${file}`)).toHaveLength(2);
      expect(Math.max(...[...times.values()].map((same) => same.length))).toBeLessThanOrEqual(2);
    }
  });
});
