import type { SupportCase } from '../../domain/support-case.ts';
import { defineQuery } from '../../kernel/query.ts';

/** The person's cases, newest first: the account's, and those opened on this device. */
export const casesQuery = defineQuery<Record<string, never>, SupportCase[]>({
  name: 'cases',
  async load(_, { server, session, cases }, signal) {
    const held = cases.all();
    if (held.length === 0 && !session.current()) return [];
    return server.call('myCases', { body: { held }, signal });
  },
});

/** What operators have to answer: cases that are not closed. */
export const waitingCasesQuery = defineQuery<Record<string, never>, SupportCase[]>({
  name: 'waiting-cases',
  load: (_, { server }, signal) => server.call('waitingCases', { signal }),
});
