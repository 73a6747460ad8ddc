import * as z from 'zod/mini';
import { AppError } from '../../domain/errors.ts';
import { ACCOUNT_PATH, CHANGE_PASSWORD_PATH } from '../../domain/plan-address.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';

/** Logs in with what the form holds. With a one-time password the next step is a password of one's own. */
export const logIn = defineCommand({
  name: 'log-in',
  args: z.object({
    email: z.string(),
    password: z.string(),
    remember: z.optional(z.boolean()),
    to: z.optional(z.enum(['admin', 'home', 'stay'])),
  }),
  effect: 'write',
  example: false,
  async perform({ email, password, remember, to = 'admin' }, { accounts, session, stage }) {
    const answer = await accounts
      .logIn({ userNameOrEmail: email.trim(), password, ...(remember !== undefined && { remember }) })
      .catch((error: unknown) => {
        const told = error instanceof AppError && ['log-in-failed', 'too-many-requests', 'offline', 'timeout'].includes(error.code);
        throw told || !(error instanceof AppError) ? error : new AppError('log-in-failed', { params: error.params, cause: error });
      });
    session.keep(answer);
    if (answer.isFirstLogin) {
      stage.go(CHANGE_PASSWORD_PATH);
      return words('commands.log-in.first');
    }
    if (to === 'home') stage.go('/');
    if (to === 'admin') {
      if (answer.adminUrl.startsWith('/')) stage.go(answer.adminUrl || ACCOUNT_PATH);
      else {
        stage.tell(words('commands.log-in.leaving'));
        stage.leave(answer.adminUrl);
      }
    }
    return words('commands.log-in.done', { name: answer.username || answer.email });
  },
});
