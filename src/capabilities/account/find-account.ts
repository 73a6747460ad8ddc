import * as z from 'zod/mini';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';

/** Brings the account that is logged in, and its postings. */
export const findAccount = defineCommand({
  name: 'find-account',
  args: z.object({}),
  effect: 'read',
  example: false,
  async perform(_, { accounts, postings, showcase }) {
    const [account, mine] = await Promise.all([accounts.account(), postings.mine()]);
    showcase.set('account', account);
    showcase.set('postings', mine);
    return { ...words('commands.find-account.done'), silent: true };
  },
});
