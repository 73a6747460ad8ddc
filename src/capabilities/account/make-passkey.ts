import * as z from 'zod/mini';
import { SCREEN_ADDRESSES } from '../../domain/addresses.ts';
import { ACCOUNT_PATH } from '../../domain/plan-address.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import { passkeysQuery } from './queries.ts';

/** Makes a passkey for the account: the device asks for its gesture, which browsers reserve for the person. */
export const makePasskey = defineCommand({
  name: 'make-passkey',
  args: z.object({ name: z._default(z.string(), '') }),
  effect: 'once',
  example: false,
  async perform({ name }, { server, session, stage, passkeys, queries }) {
    if (!session.current()) {
      stage.go(SCREEN_ADDRESSES.login);
      return words('commands.make-passkey.logIn');
    }
    if (stage.screen() !== 'profile') stage.go(ACCOUNT_PATH);
    const options = await server.call('beginPasskey');
    stage.tell(words('passkeys.gesture'));
    await server.call('addPasskey', { body: { name, proof: await passkeys.make(options) } });
    queries.invalidate(passkeysQuery);
    return words('commands.make-passkey.done');
  },
});
