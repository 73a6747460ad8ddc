import * as z from 'zod/mini';
import { SecretKey } from '../../domain/secret-key.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import { Availability } from './contract.ts';
import { askedHomeQuery } from './queries.ts';

/** Answers the mail that asks whether a home is still to be had. Sold or let cannot be taken back, so a sentence is asked about. */
export const answerAvailability = defineCommand({
  name: 'answer-availability',
  args: z.object({ key: SecretKey, answer: Availability }),
  effect: 'irreversible',
  example: false,
  async prepare({ key, answer }, { server, queries }) {
    const home = await server.call('askedHome', { body: { key } });
    const { title } = home;
    return {
      says: { what: words(`freshness.question.${answer}`, { title }) },
      madeOf: home,
      async run() {
        await server.call('answerAvailability', { body: { key, answer } });
        queries.invalidate(askedHomeQuery);
        return words(`commands.answer-availability.${answer}`, { title });
      },
    };
  },
});
