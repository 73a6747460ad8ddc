import * as z from 'zod/mini';
import { isEmail, reachOf } from '../../domain/reach.ts';
import { spelledOut } from '../../domain/spoken-values.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import type { Plan } from '../../kernel/plan.ts';
import type { Reply } from '../../kernel/reply.ts';
import type { Services } from '../../kernel/services.ts';
import { threadsQuery } from './queries.ts';

const Args = z.object({
  /** The id of the home. */
  home: z.int(),
  text: z.optional(z.string()),
  name: z.optional(z.string()),
  email: z.optional(z.string()),
  /** Given where the owner may have it. */
  phone: z.optional(z.string()),
  /** The owner is asked to call, for which a number is needed. */
  callBack: z.optional(z.boolean()),
});
type Args = z.infer<typeof Args>;

const command = 'write-to-owner';
const PHONE = /^\+?[\d ()-]{6,19}$/;

/** What is still to be asked, one thing after the other; null where all is there. */
function question(args: Args, text: string, isMember: boolean): Reply | null {
  const ask = (slot: string, key: string): Reply => ({
    ...words(`commands.${command}.${key}`),
    wants: { command: { name: command, args: { ...args } }, slot },
  });
  if (text.trim() === '') return ask('text', 'ask.text');
  if (args.callBack && !PHONE.test(args.phone ?? '')) return ask('phone', args.phone === undefined ? 'ask.phone' : 'notPhone');
  if (isMember) return null;
  if (!args.name?.trim()) return ask('name', 'ask.name');
  if (args.email === undefined) return ask('email', 'ask.email');
  return isEmail(reachOf(args.email) ?? '') ? null : ask('email', 'notEmail');
}

async function send(
  { home, text, name, email, phone }: Args & { text: string },
  { server, session, queries, heldThreads }: Services,
): Promise<Reply> {
  const guest = session.current() ? {} : { name: name!.trim(), email: reachOf(email!)! };
  const thread = await server.call('contactOwner', {
    params: { id: home },
    body: { text: text.trim(), ...guest, ...(phone && { phone }) },
  });
  if (thread.key && 'email' in guest) heldThreads.hold(thread.key);
  queries.invalidate(threadsQuery);
  return words(`commands.${command}.done`);
}

/** Writes to the owner of a home, after a yes to all that is sent. */
export const writeToOwner = defineCommand({
  name: command,
  args: Args,
  effect: 'irreversible',
  example: false,
  prepare(args, services): Plan | Reply {
    const person = services.session.current();
    const text = args.text ?? (args.callBack ? services.render(words(`commands.${command}.callBack`)) : '');
    const asked = question(args, text, person !== null);
    if (asked) return asked;
    const { phone = '' } = args;
    const name = person ? person.username || person.email : args.name!;
    return {
      says: {
        text,
        name,
        what: words(phone ? `commands.${command}.withPhone` : `commands.${command}.withoutPhone`, { phone, spelled: spelledOut(phone) }),
      },
      madeOf: args.home,
      run: () => send({ ...args, text }, services),
    };
  },
});
