import * as z from 'zod/mini';
import { ACCOUNT_PATH } from '../../domain/plan-address.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';

/** Deletes the account for good. Its password is only ever typed: without it, the person is led to the field. */
export const deleteAccount = defineCommand({
  name: 'delete-account',
  args: z.object({ password: z.optional(z.string()) }),
  effect: 'irreversible',
  example: false,
  async prepare({ password }, { server, session, queries, stage }) {
    if (!password) {
      stage.go(ACCOUNT_PATH);
      return words('commands.delete-account.password');
    }
    const { email, plan } = await server.call('account');
    return {
      says: { email, plan: plan?.name ?? words('account.noPlan') },
      async run() {
        await server.call('deleteAccount', { body: { password } });
        session.end();
        queries.clear();
        stage.go('/');
        return words('commands.delete-account.done');
      },
    };
  },
});
