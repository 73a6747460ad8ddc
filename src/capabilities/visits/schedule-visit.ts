import * as z from 'zod/mini';
import { HomesMeant, homeMeant } from '../../domain/homes-meant.ts';
import type { Property } from '../../domain/property.ts';
import { isEmail, reachOf } from '../../domain/reach.ts';
import { spelledOut } from '../../domain/spoken-values.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import type { Plan } from '../../kernel/plan.ts';
import type { Reply } from '../../kernel/reply.ts';
import type { Services } from '../../kernel/services.ts';
import { visitsQuery, visitTimesQuery } from './queries.ts';
import { timeWords } from '../../domain/time-said.ts';
import { offerTimes, timeMeant } from './visit-times.ts';

const Args = z.object({
  ...HomesMeant.shape,
  /** What was said: it has the day and time, unless `when` has them. */
  said: z.optional(z.string()),
  /** Day and time in words, as an answer. */
  when: z.optional(z.string()),
  /** The time chosen, in ISO 8601. */
  at: z.optional(z.string()),
  name: z.optional(z.string()),
  email: z.optional(z.string()),
  /** Given where the owner may have it. */
  phone: z.optional(z.string()),
  note: z.optional(z.string()),
});
type Args = z.infer<typeof Args>;

const command = 'schedule-visit';

/** Who comes, or the question for it; with an account nothing is asked. */
function whoComes(
  args: Args,
  home: Property,
  { session }: Services,
): { email: string; guest: { name: string; email: string } | null } | Reply {
  const person = session.current();
  if (person) return { email: person.email, guest: null };
  const again = (slot: string) => ({ command: { name: command, args: { ...args, id: home.id } }, slot });
  const name = args.name?.trim();
  if (!name) return { ...words(`commands.${command}.ask.name`), wants: again('name') };
  const email = args.email === undefined ? null : reachOf(args.email);
  if (email && isEmail(email)) return { email, guest: { name, email } };
  return { ...words(`commands.${command}.${args.email === undefined ? 'ask.email' : 'notEmail'}`), wants: again('email') };
}

/** Asks for the time that the plan says; where somebody else was faster, says which are free now. */
async function ask(
  args: Args & { at: string },
  home: Property,
  guest: object | null,
  { server, queries, heldVisits }: Services,
): Promise<Reply> {
  const { at, ...kept } = args;
  const { phone, note } = kept;
  const body = { at, ...guest, ...(phone && { phone }), ...(note && { note }) };
  const { visit, free } = await server.call('askVisit', { params: { id: home.id }, body });
  queries.invalidate(visitsQuery, visitTimesQuery);
  const named = { home: home.propertyName, time: timeWords(at) };
  if (!visit) return offerTimes(words(`commands.${command}.taken`, named), free, { name: command, args: { ...kept, id: home.id } });
  if (visit.key && guest) heldVisits.hold(visit.key);
  return {
    ...words(`commands.${command}.done`, { ...named, host: visit.other.name }),
    suggestions: [words('commands.change-visit.example')],
  };
}

/** Arranges a visit to a home at a free time, in words or chosen, after a yes to exactly what is sent. */
export const scheduleVisit = defineCommand({
  name: command,
  args: Args,
  effect: 'irreversible',
  at: ['property'],
  async prepare(args, services): Promise<Plan | Reply> {
    const meant = homeMeant(args, services.stage);
    if ('none' in meant) return meant.none;
    const { home } = meant;
    const { said, when, at: chosen, ...kept } = args;
    const { times, host } = await services.server.call('visitTimes', { params: { id: home.id } });
    const found = chosen === undefined ? timeMeant({ said: when ?? said ?? '', times }, services) : { at: chosen };
    if (!('at' in found)) {
      const again = { name: command, args: { ...kept, id: home.id } };
      return offerTimes(words(`commands.${command}.${found.why}`, { home: home.propertyName, host }), found.times, again);
    }
    const { at } = found;
    const who = whoComes({ ...kept, at }, home, services);
    if (!('guest' in who)) return who;
    return {
      says: {
        home: home.propertyName,
        time: timeWords(at),
        host,
        email: who.email,
        spelled: spelledOut(who.email),
      },
      madeOf: [home.id, at],
      run: () => ask({ ...kept, at }, home, who.guest, services),
    };
  },
});
