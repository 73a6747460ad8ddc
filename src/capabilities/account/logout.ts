import * as z from 'zod/mini';
import { SCREEN_ADDRESSES } from '../../domain/addresses.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';

/** Ends the session here and on the server. */
export const logout = defineCommand({
  name: 'logout',
  args: z.object({}),
  effect: 'write',
  async perform(_, { accounts, session, stage, showcase }) {
    if (!session.current()) return words('commands.logout.nobody');
    // Whoever logs out is logged out here, whatever the network does.
    await accounts.logOut().catch(() => undefined);
    session.end();
    for (const name of ['account', 'postings', 'posting', 'waiting', 'cash'] as const) showcase.set(name, undefined);
    stage.go(SCREEN_ADDRESSES.login!);
    return words('commands.logout.done');
  },
});
