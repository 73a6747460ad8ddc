import * as z from 'zod/mini';
import { LONGEST_CASE_TEXT } from '../../domain/support-case.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import { standingOf } from './case-words.ts';
import { casesQuery } from './queries.ts';

/** Adds to a case of the person, in their own words; what to add is asked for where it is missing. */
export const addToCase = defineCommand({
  name: 'add-to-case',
  args: z.object({ number: z.string(), text: z.optional(z.string().check(z.maxLength(LONGEST_CASE_TEXT))) }),
  effect: 'irreversible',
  example: false,
  prepare({ number, text }, { server, cases, queries }) {
    if (!text)
      return { ...words('commands.add-to-case.ask.text'), wants: { command: { name: 'add-to-case', args: { number } }, slot: 'text' } };
    const key = cases.all().find((held) => held.number === number)?.key;
    const { number: shown, spelled } = standingOf({ number, state: 'open', at: '' });
    return {
      says: { number: shown, spelled, text },
      async run() {
        const now = await server.call('addToCase', { params: { number }, body: { text, ...(key && { key }) } });
        queries.invalidate(casesQuery);
        return words('commands.add-to-case.done', standingOf(now));
      },
    };
  },
});
