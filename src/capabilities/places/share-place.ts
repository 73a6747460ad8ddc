import type { Place } from '../../domain/search.ts';
import { userLocationQuery } from './queries.ts';
import type { Services } from '../../kernel/services.ts';

/** Asks the device where it is, and tells the server. Throws the AppError that says why there is no location. */
export async function sharePlace({ place, server, queries }: Pick<Services, 'place' | 'server' | 'queries'>): Promise<Place> {
  const here = await place.find();
  await server.call('setUserLocation', { body: { ...here, source: 'device' } });
  queries.invalidate(userLocationQuery);
  return here;
}
