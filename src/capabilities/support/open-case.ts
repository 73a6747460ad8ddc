import * as z from 'zod/mini';
import { isEmail, reachOf } from '../../domain/reach.ts';
import { shownCaseNumber, spelledCaseNumber } from '../../domain/case-number.ts';
import { spelledOut } from '../../domain/spoken-values.ts';
import { CaseAbout, LONGEST_CASE_TEXT } from '../../domain/support-case.ts';
import { words, type Words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import type { Reply } from '../../kernel/reply.ts';
import { casesQuery } from './queries.ts';

const Args = z.object({
  about: CaseAbout,
  text: z.optional(z.string().check(z.maxLength(LONGEST_CASE_TEXT))),
  payment: z.optional(z.string()),
  /** Without it an account's own e-mail address is used. */
  reach: z.optional(z.string()),
});
type Args = z.infer<typeof Args>;

const asking = (args: Args, slot: 'text' | 'reach', how: Words = words(`commands.open-case.ask.${slot}`)): Reply => ({
  ...how,
  wants: { command: { name: 'open-case', args: { ...args } }, slot },
});

/** Passes what somebody said on to our people; what is missing is asked for first. */
export const openCase = defineCommand({
  name: 'open-case',
  args: Args,
  effect: 'irreversible',
  example: false,
  prepare(args, { server, session, cases, queries }) {
    const { about, text, payment } = args;
    if (!text) return asking(args, 'text');
    const person = session.current();
    const reach = args.reach === undefined ? person?.email : reachOf(args.reach);
    if (reach === null) return asking(args, 'reach', words('commands.open-case.notReach'));
    if (!reach) return asking(args, 'reach');
    const sent = { about, text, reach, ...(payment && { payment }) };
    const print = JSON.stringify(sent);
    return {
      says: {
        what: words(payment ? 'commands.open-case.aboutPayment' : `support.about.${about}`, payment ? { id: payment } : undefined),
        text,
        reach,
        spelled: spelledOut(reach),
        how: words(`support.how.${isEmail(reach) ? 'mail' : 'call'}`, { reach, spelled: spelledOut(reach) }),
      },
      async run() {
        const key = cases.keyFor(print);
        const { number } = await server.call('openCase', { body: { ...sent, key } });
        cases.arrived(print);
        // On a device that is shared, what an account has opened is found in the account alone.
        if (!session.current()) cases.hold({ number, key });
        queries.invalidate(casesQuery);
        return {
          ...words('commands.open-case.done', {
            number: shownCaseNumber(number),
            spelled: spelledCaseNumber(number),
            stands: words('support.stands.open'),
          }),
          suggestions: [words('support.find')],
        };
      },
    };
  },
});
