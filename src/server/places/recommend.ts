import type { Recommendations } from '../../capabilities/places/contract.ts';
import type { SearchAnswer } from '../../domain/search.ts';
import type { Context } from '../../understanding/data.ts';
import type { Understanding } from '../../understanding/interpret.ts';
import type { Database } from '../database/open.ts';
import { searchProperties } from '../search/search.ts';
import { locationOf } from './locations.ts';

/** How many homes are recommended at once. */
const RECOMMENDED = 5;

const FINDING = new Set(['search', 'refine-search', 'near-me', 'greet', 'affirm']);

/** A yes answers the question whether homes near the visitor are wanted. */
const ASKED: Context = { asked: 'recommend-near-me' };

/**
 * Homes for what was said in the chat. Without a locality in the words they are near the visitor, whose place has to be
 * known for that; what is not about finding homes gets an empty answer.
 */
export async function recommend(db: Database, understanding: Understanding, visitor: string, message: string): Promise<Recommendations> {
  const { intent, slots } = understanding.interpret(message, ASKED);
  if (!FINDING.has(intent)) return {};
  const wantsNear = slots['locality'] === undefined;
  const place = wantsNear ? await locationOf(db, visitor) : null;
  if (wantsNear && place?.source !== 'device') return { needs_location: true };
  const near = place ? { latitude: place.latitude, longitude: place.longitude } : undefined;
  const text = intent === 'greet' || intent === 'affirm' ? '' : message;
  const answer: SearchAnswer = await searchProperties(
    db,
    { text, filters: {}, without: [], near, sort_by: 'match', page: 1, pageSize: RECOMMENDED },
    understanding,
  );
  // Homes for sale and for rent come in two groups; here it is who is nearest that counts.
  return {
    properties: near ? answer.properties.toSorted((a, b) => (a.distance ?? Infinity) - (b.distance ?? Infinity)) : answer.properties,
  };
}
