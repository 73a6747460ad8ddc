import { AppError } from '../../domain/errors.ts';
import { percentIn, withLikeness } from './likeness.ts';
import { listingAddress } from '../../domain/listing-address.ts';
import type { VisualAnswer } from '../../domain/photo.ts';
import type { Property } from '../../domain/property.ts';
import { toProperty } from '../../domain/property-mapper.ts';
import { words } from '../../domain/words.ts';
import type { Services } from '../../kernel/services.ts';
import { analyzePhoto } from './analyze-photo.ts';
import type { Reply } from '../../kernel/reply.ts';

const SHOWN_HOMES = 3;

/** The homes a photo found, most similar first. Throws the spec's errors for missing data. */
async function alikeHomes({ results }: VisualAnswer, { server }: Pick<Services, 'server'>): Promise<Property[]> {
  if (results.length === 0) throw new AppError('photo-nothing-similar');
  const matches = new Map(results.filter(({ property_id }) => Number.isInteger(property_id)).map((match) => [match.property_id, match]));
  if (matches.size === 0) throw new AppError('photo-no-ids');
  const raw = await server.raw('bulkProperties', { body: [...matches.keys()] }).catch((cause: unknown) => {
    throw new AppError('photo-details-failed', { cause });
  });
  if (!Array.isArray(raw)) throw new AppError('photo-details-failed');
  const homes = raw.map(toProperty).flatMap((home) => {
    const match = home && matches.get(home.id);
    const percent = match ? percentIn(match.similarity_score) : null;
    return home && match ? [percent === null ? home : withLikeness(home, percent, match.image_path)] : [];
  });
  if (homes.length === 0) throw new AppError('photo-no-properties');
  return homes.toSorted((a, b) => (b.similarity ?? 0) - (a.similarity ?? 0));
}

/** Sends a photo, finds homes that look like it and shows them. */
export async function findAlike(photo: Blob, services: Services): Promise<Reply> {
  const { photos, results, stage } = services;
  photos.send();
  const found = async () => {
    const answer = await analyzePhoto(photo, services);
    return { answer, homes: await alikeHomes(answer, services) };
  };
  const { answer, homes } = await found().finally(photos.close);
  const request = { text: '', filters: {}, ...(answer.looks && { looks: answer.looks }) };
  photos.found(answer.looks);
  results.hold(request, {
    properties: homes,
    total: homes.length,
    page: 1,
    pageSize: homes.length,
    sort_by: 'match',
    order: 'desc',
    understood: { filters: {}, rest: '' },
    relaxations: [],
  });
  stage.go(listingAddress(request, { visualSearch: true }));
  return {
    ...words('commands.search-by-photo.found', { count: homes.length }),
    homes: homes.slice(0, SHOWN_HOMES),
    suggestions: [words('suggest.read'), words('suggest.openFirst'), words('suggest.sortByPrice')],
  };
}
