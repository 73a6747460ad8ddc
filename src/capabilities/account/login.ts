import * as z from 'zod/mini';
import { SCREEN_ADDRESSES } from '../../domain/addresses.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';

/** Opens the log-in. E-mail address and password are for the person, or their password manager, to fill in. */
export const login = defineCommand({
  name: 'login',
  args: z.object({}),
  effect: 'read',
  async perform(_, { stage, session, controls }) {
    const person = session.current();
    if (person) return words('commands.login.already', { name: person.username || person.email });
    if (stage.screen() === 'login') {
      const form = controls.form();
      const filled = form !== null && (await controls.submit()).status === 'done';
      return filled ? { ...words('commands.login.sent'), silent: true } : words('commands.login.here');
    }
    stage.go(SCREEN_ADDRESSES.login!);
    return words('commands.login.done');
  },
});
