import * as z from 'zod/mini';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import { postingQuery, postingsQuery } from './queries.ts';

const MY_LISTINGS = '/page/user/my-listing?mine=true';

/** Submits a posting for review, withdraws it, marks it sold or removes it; the question names it. */
export const changePosting = defineCommand({
  name: 'change-posting',
  args: z.object({ id: z.int(), action: z.enum(['submit', 'withdraw', 'sold', 'remove']) }),
  effect: 'irreversible',
  example: false,
  async prepare({ id, action }, { server, queries, stage }) {
    const { form, state } = await server.call('posting', { params: { id } });
    const { title } = form;
    return {
      says: { what: words(`posting.question.${action}`, { title }) },
      madeOf: [state, form],
      async run() {
        await server.call('changePosting', { params: { id }, body: { action } });
        queries.invalidate(postingsQuery, postingQuery);
        if (action === 'submit') stage.go(MY_LISTINGS);
        return words(`commands.change-posting.${action}`, { title });
      },
    };
  },
});
