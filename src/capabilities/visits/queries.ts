import type { Visit, VisitHours } from '../../domain/visit.ts';
import { defineQuery } from '../../kernel/query.ts';

/** The person's visits, on either side; a key from a mail opens its visit, and is held from then on. */
export const visitsQuery = defineQuery<{ key?: string }, Visit[]>({
  name: 'visits',
  async load({ key }, { server, session, heldVisits }, signal) {
    const held = [...new Set([...(key ? [key] : []), ...heldVisits.all()])];
    if (held.length === 0 && !session.current()) return [];
    const visits = await server.call('myVisits', { body: { held }, signal });
    if (key && visits.some((visit) => visit.key === key)) heldVisits.hold(key);
    return visits;
  },
});

/** When a home can be visited. */
export const visitTimesQuery = defineQuery<number, { host: string; times: string[] }>({
  name: 'visit-times',
  load: (id, { server }, signal) => server.call('visitTimes', { params: { id }, signal }),
});

/** When the person's own homes are shown. */
export const visitHoursQuery = defineQuery<Record<string, never>, VisitHours | null>({
  name: 'visit-hours',
  load: async (_, { server }, signal) => (await server.call('visitHours', { signal })).hours,
});
