import * as z from 'zod/mini';
import { SCREEN_ADDRESSES } from '../../domain/addresses.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';

/** Deletes the account for good, with its password; without one it leads to the field, since passwords are typed. */
export const deleteAccount = defineCommand({
  name: 'delete-account',
  args: z.object({ password: z.optional(z.string()) }),
  effect: 'irreversible',
  async prepare({ password }, { server, session, queries, stage }) {
    if (password === undefined) {
      stage.go(session.current() ? SCREEN_ADDRESSES.profile : SCREEN_ADDRESSES.login);
      return words(session.current() ? 'commands.delete-account.atAccount' : 'commands.delete-account.atLogin');
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
