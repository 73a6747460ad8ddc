import type { Place } from '../../domain/search.ts';
import type { Services } from '../../kernel/services.ts';

/** Asks the device where it is, and tells the server. Throws the AppError that says why there is no location. */
export async function sharePlace({ place, server }: Pick<Services, 'place' | 'server'>): Promise<Place> {
  const here = await place.find();
  await server.call('setUserLocation', { body: { ...here, source: 'device' } });
  return here;
}
