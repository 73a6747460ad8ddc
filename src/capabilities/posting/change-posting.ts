import * as z from 'zod/mini';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';

const MY_LISTINGS = '/page/user/my-listing?mine=true';

/** Submits a posting for review, withdraws it, marks it sold or removes it; the title says which one. */
export const changePosting = defineCommand({
  name: 'change-posting',
  args: z.object({ id: z.int(), action: z.enum(['submit', 'withdraw', 'sold', 'remove']), title: z.string() }),
  effect: 'irreversible',
  example: false,
  confirm: ({ action, title }) => ({ what: words(`posting.question.${action}`, { title }) }),
  async perform({ id, action, title }, { postings, showcase, stage }) {
    await postings.change(id, action);
    showcase.set('postings', await postings.mine());
    if (action === 'submit') stage.go(MY_LISTINGS);
    return words(`commands.change-posting.${action}`, { title });
  },
});
