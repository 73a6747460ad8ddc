import * as z from 'zod/mini';
import { AppError } from '../../domain/errors.ts';
import { percentIn, withLikeness } from './likeness.ts';
import { listingAddress } from '../../domain/listing-address.ts';
import type { VisualAnswer } from '../../domain/photo.ts';
import type { Property } from '../../domain/property.ts';
import { words } from '../../domain/words.ts';
import { defineCommand, type Reply } from '../../kernel/define.ts';
import type { Services } from '../ports.ts';

const SHOWN_HOMES = 3;

/** The homes that a photo found, most alike first. Throws the customer's errors for what is missing. */
async function alikeHomes({ results }: VisualAnswer, { market }: Pick<Services, 'market'>): Promise<Property[]> {
  if (results.length === 0) throw new AppError('photo-nothing-similar');
  const matches = new Map(results.filter(({ property_id }) => Number.isInteger(property_id)).map((match) => [match.property_id, match]));
  if (matches.size === 0) throw new AppError('photo-no-ids');
  const details = await market.bulk([...matches.keys()]).catch((cause: unknown) => {
    throw new AppError('photo-details-failed', { cause });
  });
  const homes = details.flatMap((home) => {
    const match = home && matches.get(home.id);
    const percent = match ? percentIn(match.similarity_score) : null;
    return home && match ? [percent === null ? home : withLikeness(home, percent, match.image_path)] : [];
  });
  if (homes.length === 0) throw new AppError('photo-no-properties');
  return homes.toSorted((a, b) => (b.similarity ?? 0) - (a.similarity ?? 0));
}

/** What the person is asked where the picture is, or may be, no property. */
function doubt(sure: boolean): Reply {
  return {
    ...words(sure ? 'commands.search-by-photo.stopped' : 'commands.search-by-photo.unsure'),
    asks: { name: 'search-by-photo', args: { anyway: true } },
  };
}

/**
 * Looks at the chosen photo on this device first; what shows no property, or may show none, leaves it only when the person
 * says so. Then finds the homes that look like it and shows them.
 */
export const searchByPhoto = defineCommand({
  name: 'search-by-photo',
  args: z.object({ anyway: z._default(z.boolean(), false) }),
  effect: 'read',
  example: false,
  async perform({ anyway }, services) {
    const { photos, market, results, stage } = services;
    const photo = photos.photo();
    if (!photo) {
      photos.open('source');
      return words('commands.visual-search.choose');
    }
    if (!anyway) {
      const judgement = await photos.judge(photo);
      if (judgement && judgement.verdict !== 'property') {
        photos.ask(judgement);
        return doubt(judgement.verdict === 'other');
      }
    }
    photos.send();
    const found = async () => {
      const answer = await market.analyzePhoto(photo);
      return { answer, homes: await alikeHomes(answer, services) };
    };
    const { answer, homes } = await found().finally(photos.close);
    const wish = { text: '', filters: {}, ...(answer.looks && { looks: answer.looks }) };
    photos.found(answer.looks);
    results.hold(wish, {
      properties: homes,
      total: homes.length,
      page: 1,
      pageSize: homes.length,
      sort_by: 'match',
      order: 'desc',
      understood: { filters: {}, rest: '' },
      relaxations: [],
    });
    stage.go(listingAddress(wish, { query: photos.title(), source: 'visual-search', visualSearch: true }));
    return {
      ...words('commands.search-by-photo.found', { count: homes.length }),
      homes: homes.slice(0, SHOWN_HOMES),
      suggestions: [words('suggest.read'), words('suggest.openFirst'), words('suggest.sortByPrice')],
    };
  },
});
