import * as z from 'zod/mini';
import { isEmail, reachOf } from '../../domain/reach.ts';
import { spelledOut } from '../../domain/spoken-values.ts';
import { timeWords } from '../../domain/time-said.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import type { Plan } from '../../kernel/plan.ts';
import type { Reply } from '../../kernel/reply.ts';
import type { Services } from '../../kernel/services.ts';
import { visitsQuery, visitTimesQuery } from './queries.ts';
import { offerTimes } from './visit-times.ts';

const Args = z.object({
  /** The home, by its id and name, and whoever shows it. */
  id: z.int(),
  home: z.string(),
  host: z.string(),
  at: z.string(),
  name: z.optional(z.string()),
  email: z.optional(z.string()),
  phone: z.optional(z.string()),
  note: z.optional(z.string()),
});
type Args = z.infer<typeof Args>;

const command = 'book-visit';

interface Comer {
  email: string;
  /** Somebody without an account. */
  guest: { name: string; email: string } | null;
}

/** Who comes, or the question for it; with an account nothing is asked. */
function whoComes(args: Args, { session }: Services): Comer | Reply {
  const person = session.current();
  if (person) return { email: person.email, guest: null };
  const again = (slot: string) => ({ command: { name: command, args: { ...args } }, slot });
  const name = args.name?.trim();
  if (!name) return { ...words(`commands.${command}.ask.name`), wants: again('name') };
  const email = args.email === undefined ? null : reachOf(args.email);
  if (email && isEmail(email)) return { email, guest: { name, email } };
  return { ...words(`commands.${command}.${args.email === undefined ? 'ask.email' : 'notEmail'}`), wants: again('email') };
}

/** Books the time that the plan says; where somebody else was faster, says which are free now. */
async function book(args: Args, guest: Comer['guest'], { server, queries, heldVisits }: Services): Promise<Reply> {
  const { id, home, host: _, at, ...kept } = args;
  const { phone, note } = kept;
  const body = { at, ...guest, ...(phone && { phone }), ...(note && { note }) };
  const { visit, free } = await server.call('askVisit', { params: { id }, body });
  queries.invalidate(visitsQuery, visitTimesQuery);
  const named = { home, time: timeWords(at) };
  if (!visit) return offerTimes(words(`commands.${command}.taken`, named), free, { name: 'schedule-visit', args: { ...kept, id } });
  if (visit.key && guest) heldVisits.hold(visit.key);
  return {
    ...words(`commands.${command}.done`, { ...named, host: visit.other.name }),
    suggestions: [words('commands.change-visit.example')],
  };
}

/** Books a visit at a free time, after a yes to exactly what is sent. */
export const bookVisit = defineCommand({
  name: command,
  args: Args,
  effect: 'irreversible',
  example: false,
  prepare(args, services): Plan | Reply {
    const who = whoComes(args, services);
    if (!('guest' in who)) return who;
    const { id, home, host, at } = args;
    return {
      says: { home, time: timeWords(at), host, email: who.email, spelled: spelledOut(who.email) },
      madeOf: [id, at],
      run: () => book(args, who.guest, services),
    };
  },
});
