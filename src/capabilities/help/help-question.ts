import * as z from 'zod/mini';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import { helpAnswer } from './answer.ts';
import { HELP_PATH } from './contract.ts';

/** Answers from the help texts, by topic or by the words said, and says where in Help the answer is. */
export const helpQuestion = defineCommand({
  name: 'help-question',
  args: z.object({ topic: z.optional(z.string()), said: z.optional(z.string()) }),
  effect: 'read',
  at: ['help', 'sales_enquiry'],
  async perform(asked, services) {
    if (asked.topic === 'payment_methods' && services.stage.screen() === 'payment') return { instead: { name: 'payment-options' } };
    // Beside a home, it is this one that somebody wants to know of.
    if (asked.topic === 'verification' && services.stage.screen() === 'property') return { instead: { name: 'home-checks' } };
    return (
      (await helpAnswer(asked, services)) ?? {
        ...words('commands.help-question.none'),
        links: [{ words: words('commands.help-question.open'), href: HELP_PATH }],
        suggestions: [words('commands.call-human.example'), words('commands.sales-enquiry.example')],
      }
    );
  },
});
