import * as z from 'zod/mini';
import { FORGOT_PASSWORD_PATH } from '../../domain/plan-address.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';

const PATH = '/usrchangepassword';

/** Opens the form for a new password, or for who is not logged in the one that mails a one-time password. */
export const changePassword = defineCommand({
  name: 'change-password',
  args: z.object({}),
  effect: 'read',
  perform(_, { stage, session }) {
    const person = session.current();
    if (stage.screen() === 'change_password') return words('commands.change-password.here');
    stage.go(person ? PATH : FORGOT_PASSWORD_PATH);
    return words(person ? 'commands.change-password.done' : 'commands.change-password.forgotten');
  },
});
