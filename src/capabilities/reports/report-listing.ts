import * as z from 'zod/mini';
import { LONGEST_REPORT, REPORT_REASONS, ReportReason } from '../../domain/home-report.ts';
import { HomesMeant, homeMeant } from '../../domain/homes-meant.ts';
import type { Property } from '../../domain/property.ts';
import { isEmail, reachOf } from '../../domain/reach.ts';
import { saysOneOf } from '../../domain/says-word.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import type { Plan } from '../../kernel/plan.ts';
import type { Reply } from '../../kernel/reply.ts';
import type { Services } from '../../kernel/services.ts';

const Args = z.object({
  ...HomesMeant.shape,
  /** What was said: it names the reason, and is sent with it. */
  said: z.optional(z.string()),
  reason: z.optional(ReportReason),
  text: z.optional(z.string().check(z.maxLength(LONGEST_REPORT))),
  /** Where somebody without an account is told what came of it. */
  email: z.optional(z.string()),
});
type Args = z.infer<typeof Args>;

/** The reason that a sentence names, by words of the texts; "other" is only chosen. */
function reasonSaid(said: string, { render, languages }: Services): ReportReason | undefined {
  const wordsFor = (reason: ReportReason) =>
    [...languages.available()].flatMap((language) => render({ ...words(`report.means.${reason}`), language }).split(', '));
  return REPORT_REASONS.find((reason) => reason !== 'other' && saysOneOf(said, wordsFor(reason)));
}

/** The reasons, to choose one of them. */
function whichReason(home: Property, { said }: Args): Reply {
  const choices = REPORT_REASONS.map((reason) => ({
    words: words(`report.reason.${reason}`),
    call: { name: 'report-listing', args: { id: home.id, reason, ...(said && { said }) } },
  }));
  return {
    ...words('commands.report-listing.reason', { home: home.propertyName }),
    about: [home],
    choices,
    suggestions: choices.map((choice) => choice.words),
  };
}

interface Report {
  home: Property;
  reason: ReportReason;
  text: string;
  email: string | null;
}

/** Sends the report; whoever has no account is then asked where the answer shall go. */
function planOf({ home, reason, text, email }: Report, { session, server }: Services): Plan {
  const answerTo = session.current()?.email ?? email;
  return {
    says: {
      home: home.propertyName,
      what: words(text ? 'report.said' : 'report.only', { reason: words(`report.reason.${reason}`), text }),
      answer: words(answerTo === null ? 'report.answer.none' : 'report.answer.mail', { email: answerTo ?? '' }),
    },
    madeOf: home.id,
    async run() {
      await server.call('reportHome', { params: { id: home.id }, body: { reason, text, ...(email && { email }) } });
      if (answerTo !== null) return words('commands.report-listing.done', { home: home.propertyName });
      return {
        ...words('commands.report-listing.doneAsk', { home: home.propertyName }),
        wants: { command: { name: 'report-listing', args: { id: home.id, reason, text } }, slot: 'email' },
      };
    },
  };
}

/** Reports a home to our people, after a yes to exactly what is sent. */
export const reportListing = defineCommand({
  name: 'report-listing',
  args: Args,
  effect: 'irreversible',
  at: ['property'],
  prepare(args, services): Plan | Reply {
    const meant = homeMeant(args, services.stage);
    if ('none' in meant) return meant.none;
    const { home } = meant;
    const { said = '', text = said } = args;
    const reason = args.reason ?? reasonSaid(said, services);
    if (!reason) return whichReason(home, args);
    const again = (slot: string) => ({ command: { name: 'report-listing', args: { ...args, id: home.id, reason } }, slot });
    if (reason === 'other' && text === '') return { ...words('commands.report-listing.ask.text'), wants: again('text') };
    const email = args.email === undefined ? null : reachOf(args.email);
    if (args.email !== undefined && !(email && isEmail(email)))
      return { ...words('commands.report-listing.notEmail'), wants: again('email') };
    return planOf({ home, reason, text, email }, services);
  },
});
