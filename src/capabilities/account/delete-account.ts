import * as z from 'zod/mini';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';

/** Deletes the account for good, with its password. */
export const deleteAccount = defineCommand({
  name: 'delete-account',
  args: z.object({ password: z.string() }),
  effect: 'irreversible',
  example: false,
  async prepare({ password }, { server, session, queries, stage }) {
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
