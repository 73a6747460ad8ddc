import * as z from 'zod/mini';
import { THREADS_PATH } from './talk-addresses.ts';

/** Where the mail about a thread leads. */
export const threadAddress = (key: string): string => `${THREADS_PATH}?key=${key}`;

export const LONGEST_MESSAGE = 1000;

const Side = z.enum(['seeker', 'owner']);
export type Side = z.infer<typeof Side>;

/** `new` until the owner has answered what was written last. */
const ThreadState = z.enum(['new', 'answered', 'closed']);

/** What somebody and the owner of a home have written to each other, as one of them sees it. Times in ISO 8601. */
export const Thread = z.object({
  id: z.int(),
  state: ThreadState,
  /** Null once the home is gone. */
  home: z.nullable(z.object({ id: z.int(), name: z.string() })),
  side: Side,
  /** The other side; its number once it was given. */
  other: z.object({ name: z.string(), phone: z.string() }),
  messages: z.array(z.object({ side: Side, text: z.string(), at: z.string() })),
  /** Who gave the other side what, and when. */
  receipts: z.array(z.object({ side: Side, what: z.enum(['name', 'phone']), value: z.string(), at: z.string() })),
  /** Whoever has it may write for the seeker; only the seeker gets it. */
  key: z.nullable(z.string()),
});
export type Thread = z.infer<typeof Thread>;

/** How many are interested in a home of one's own; nobody is named. */
export const HomeCounts = z.object({ propertyId: z.int(), enquiries: z.int(), visits: z.int(), views: z.int(), saves: z.int() });
export type HomeCounts = z.infer<typeof HomeCounts>;
