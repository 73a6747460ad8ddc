import * as z from 'zod/mini';
import { LONGEST_CASE_TEXT } from '../../domain/support-case.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import { waitingCase } from './waiting-case.ts';
import { waitingCasesQuery } from './queries.ts';

/** An operator answers a case. */
export const answerCase = defineCommand({
  name: 'answer-case',
  args: z.object({ number: z.string(), text: z.string().check(z.minLength(1), z.maxLength(LONGEST_CASE_TEXT)) }),
  effect: 'irreversible',
  example: false,
  async prepare({ number, text }, services) {
    const { server, queries } = services;
    const { said, added } = await waitingCase(number, services);
    return {
      says: { ...said, text },
      madeOf: added,
      async run() {
        await server.call('answerCase', { params: { number }, body: { text } });
        queries.invalidate(waitingCasesQuery);
        return words('commands.answer-case.done', said);
      },
    };
  },
});
