import * as z from 'zod/mini';
import { SCREEN_ADDRESSES } from '../../domain/addresses.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import type { Reply } from '../../kernel/reply.ts';
import type { Services } from '../../kernel/services.ts';

async function leave({ server, session, stage, queries }: Services): Promise<Reply> {
  // First here: no page asks any more for what the server is about to refuse, and no network is needed.
  const headers = session.end();
  queries.clear();
  stage.go(SCREEN_ADDRESSES.login);
  await server.call('logout', { headers }).catch(() => undefined);
  return words('commands.logout.done');
}

/** Ends the session here and on the server. Asks first if typed text would be lost. */
export const logout = defineCommand({
  name: 'logout',
  args: z.object({}),
  effect: 'irreversible',
  effectNow: ({ forms }) => (forms.unsaved() ? 'irreversible' : 'once'),
  prepare: (_, services) => (services.session.current() ? { run: () => leave(services) } : words('commands.logout.nobody')),
});
