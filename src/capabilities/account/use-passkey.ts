import * as z from 'zod/mini';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import { arrive, LogInGoal } from './arrive.ts';

/** Logs in with a passkey: the device asks for its gesture, which browsers reserve for the person. */
export const usePasskey = defineCommand({
  name: 'use-passkey',
  args: z.object({ to: LogInGoal }),
  effect: 'once',
  example: false,
  async perform({ to }, services) {
    const { server, stage, passkeys, session } = services;
    const person = session.current();
    if (person) return words('commands.login.already', { name: person.username || person.email });
    const options = await server.call('beginPasskeyLogIn');
    stage.tell(words('passkeys.gesture'));
    const answer = await server.call('logInByPasskey', { body: await passkeys.use(options) });
    return arrive(answer, { email: answer.email, to }, services);
  },
});
