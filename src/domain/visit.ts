import * as z from 'zod/mini';
import { VISITS_PATH } from './talk-addresses.ts';

/** Where the mail about a visit leads. */
export const visitAddress = (key: string): string => `${VISITS_PATH}?key=${key}`;
export const calendarPath = (key: string): string => `${VISITS_PATH}/${key}.ics`;

const Hour = z.int().check(z.minimum(0), z.maximum(24));

/** When an owner or agent shows homes: weekdays, 1 is Monday, and hours; the last visit ends at `to`. */
export const VisitHours = z
  .object({ days: z.array(z.int().check(z.minimum(1), z.maximum(7))).check(z.maxLength(7)), from: Hour, to: Hour })
  .check(z.refine(({ from, to }) => from < to));
export type VisitHours = z.infer<typeof VisitHours>;

/** `over`: its time is past. */
const VisitState = z.enum(['booked', 'cancelled', 'over']);

/** A visit to a home, as one of its two sides sees it. Times in ISO 8601. */
export const Visit = z.object({
  id: z.int(),
  state: VisitState,
  at: z.string(),
  home: z.object({ id: z.int(), name: z.string(), address: z.string() }),
  /** Which side it is seen from. */
  side: z.enum(['seeker', 'owner']),
  /** The other side; its number only where it agreed. */
  other: z.object({ name: z.string(), phone: z.string() }),
  note: z.string(),
  /** Whoever has it may move and cancel the visit for the seeker; only the seeker gets it. */
  key: z.nullable(z.string()),
  calendar: z.string(),
});
export type Visit = z.infer<typeof Visit>;

/** Whether it can still be moved or cancelled. */
export const isAhead = ({ state }: Pick<Visit, 'state'>): boolean => state === 'booked';
