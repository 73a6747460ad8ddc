import * as z from 'zod/mini';
import { Done } from '../../domain/done.ts';
import { MOST_HELD_KEYS, SecretKey } from '../../domain/secret-key.ts';
import { Visit, VisitHours } from '../../domain/visit.ts';
import type { Calls } from '../../kernel/call.ts';

const WithId = z.object({ id: z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number)) });
const Moment = z.iso.datetime();
const text = (most: number) => z.optional(z.string().check(z.maxLength(most)));

/** Without a visit the time asked for is not free; `free` says which are. */
const Arranged = z.object({ visit: z.nullable(Visit), free: z.array(z.string()) });

export const VISIT_CALLS = {
  visitTimes: {
    method: 'GET',
    path: '/api/properties/:id/visit-times',
    summary: 'When a home can be visited, and with whom: free times of two weeks, an hour each.',
    params: WithId,
    answer: z.object({ host: z.string(), times: z.array(z.string()) }),
  },
  askVisit: {
    method: 'POST',
    path: '/api/properties/:id/visits',
    summary:
      'Books a visit at a free time; whoever comes too late gets those that are free. `name` and `email` without an account; the owner sees `phone`.',
    params: WithId,
    body: z.object({ at: Moment, name: text(60), email: text(254), phone: text(20), note: text(500) }),
    answer: Arranged,
  },
  myVisits: {
    method: 'POST',
    path: '/api/visits/mine',
    summary: 'The visits of the account, on either side, and those whose keys are given; those ahead first.',
    body: z.object({ held: z.array(SecretKey).check(z.maxLength(MOST_HELD_KEYS)) }),
    answer: z.array(Visit),
  },
  changeVisit: {
    method: 'POST',
    path: '/api/visits/:id/change',
    summary: 'Moves a visit to another free time, or cancels it where `at` is null.',
    params: WithId,
    body: z.object({ at: z.nullable(Moment), key: z.optional(SecretKey) }),
    answer: Arranged,
  },
  visitHours: {
    method: 'GET',
    path: '/api/visit-hours',
    summary: 'When the homes of the account are shown; null where it has put none on the market.',
    answer: z.object({ hours: z.nullable(VisitHours) }),
  },
  setVisitHours: {
    method: 'POST',
    path: '/api/visit-hours',
    summary: 'Sets when the homes of the account are shown. Visits that are arranged stay.',
    body: VisitHours,
    answer: Done,
  },
} as const satisfies Calls;
