import type { HomeCounts, Thread } from '../../domain/thread.ts';
import { defineQuery } from '../../kernel/query.ts';

/** What the person and owners or seekers have written to each other; a key from a mail opens its thread, and is held from then on. */
export const threadsQuery = defineQuery<{ mail?: string }, Thread[]>({
  name: 'threads',
  async load({ mail }, { server, session, heldThreads }, signal) {
    const held = heldThreads.all();
    if (held.length === 0 && !mail && !session.current()) return [];
    const threads = await server.call('myThreads', { body: { held, ...(mail && { mail }) }, signal });
    const opened = threads.find(({ id }) => mail?.startsWith(`${id}-`));
    if (opened?.key) heldThreads.hold(opened.key);
    return threads;
  },
});

/** How many are interested in each of the person's homes. */
export const homeCountsQuery = defineQuery<Record<string, never>, HomeCounts[]>({
  name: 'home-counts',
  load: (_, { server }, signal) => server.call('homeCounts', { signal }),
});

/** Notes that somebody looks at a home. */
export const viewQuery = defineQuery<number, true>({
  name: 'home-view',
  load: async (id, { server }, signal) => (await server.call('noteView', { params: { id }, body: {}, signal })).done,
});
