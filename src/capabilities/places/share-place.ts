import type { Services } from '../ports.ts';
import type { Place } from '../../domain/search.ts';

/** Asks the device where it is, and tells the server. Throws the AppError that says why there is no place. */
export async function sharePlace({ place, market }: Pick<Services, 'place' | 'market'>): Promise<Place> {
  const here = await place.find();
  await market.keepLocation({ ...here, source: 'device' });
  return here;
}
