import * as z from 'zod/mini';
import { CONTACT } from '../../domain/contact.ts';
import { AppError } from '../../domain/errors.ts';
import { spelledOut } from '../../domain/spoken-values.ts';
import { CaseAbout, LONGEST_CASE_TEXT, type SupportCase } from '../../domain/support-case.ts';
import { words, type Words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import type { Reply } from '../../kernel/reply.ts';
import type { Services } from '../../kernel/services.ts';
import { standingOf } from './case-words.ts';
import { casesQuery } from './queries.ts';

/** What was said, unless it only says that somebody wants to complain. */
function ownWords(said: string, render: Services['render']): string | undefined {
  const bare = render(words('support.bareWords')).split(', ');
  const heard = said.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  return heard.every((word) => bare.includes(word)) ? undefined : said.trim().slice(0, LONGEST_CASE_TEXT);
}

/** The newest case of the person that is not closed; none where the server cannot be asked. */
async function openHere({ queries }: Services): Promise<SupportCase | undefined> {
  try {
    return (await queries.fetch(casesQuery, {})).find(({ state }) => state !== 'closed');
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}

const noThanks = (): Words => {
  const phone = CONTACT.landline.shown;
  return words('commands.offer-case.otherwise', { phone, spelled: spelledOut(phone) });
};

/** Offers to pass on what somebody complains of; `first` is what is said to it. A case that is open comes first. */
export const offerCase = defineCommand({
  name: 'offer-case',
  args: z.object({
    about: CaseAbout,
    said: z.string(),
    payment: z.optional(z.string()),
    first: z.object({ key: z.string(), params: z.optional(z.record(z.string(), z.any())) }),
  }),
  effect: 'read',
  example: false,
  async perform({ about, said, payment, first }, services): Promise<Reply> {
    const text = ownWords(said, services.render);
    const wish = { about, ...(text && { text }), ...(payment && { payment }) };
    const sentence = words(first.key, first.params);
    const open = await openHere(services);
    if (!open)
      return {
        ...words('commands.offer-case.done', { first: sentence }),
        asks: { name: 'pass-on', args: wish },
        otherwise: noThanks(),
        suggestions: [words('suggest.yes'), words('suggest.no')],
      };
    const choices = [
      { words: words('commands.offer-case.add'), call: { name: 'add-to-case', args: { number: open.number, ...(text && { text }) } } },
      { words: words('commands.offer-case.another'), call: { name: 'open-case', args: wish } },
    ];
    return {
      ...words('commands.offer-case.again', { ...standingOf(open), first: sentence }),
      choices,
      suggestions: [...choices.map((choice) => choice.words), words('suggest.no')],
    };
  },
});
