import * as z from 'zod/mini';
import { AppError } from '../../domain/errors.ts';
import { CUSTOMER_LOG_IN_PATH } from '../../domain/plan-address.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';

const OURS = ['password-wrong', 'password-common', 'password-same', 'too-many-requests', 'offline', 'timeout'];

/** Changes the password. Every session ends, this one too: the next step is to log in with the new one. */
export const setPassword = defineCommand({
  name: 'set-password',
  args: z.object({ email: z.string(), currentPassword: z.string(), newPassword: z.string(), confirmPassword: z.string() }),
  effect: 'write',
  example: false,
  async perform(change, { accounts, session, stage }) {
    await accounts.changePassword({ ...change, email: change.email.trim() }).catch((error: unknown) => {
      if (!(error instanceof AppError) || OURS.includes(error.code)) throw error;
      throw new AppError('password-change-failed', { params: error.params, cause: error });
    });
    if (session.current()) session.end();
    stage.go(CUSTOMER_LOG_IN_PATH);
    return words('commands.set-password.done');
  },
});
