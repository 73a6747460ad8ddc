import * as z from 'zod/mini';
import { AppError, type ErrorCode } from '../../domain/errors.ts';
import { CUSTOMER_LOG_IN_PATH, FORGOT_PASSWORD_PATH } from '../../domain/plan-address.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import type { Reply } from '../../kernel/reply.ts';
import type { Services } from '../../kernel/services.ts';

const PATH = '/usrchangepassword';
const TOLD = new Set<ErrorCode>(['password-wrong', 'password-common', 'password-same', 'too-many-requests']);

const Change = z.object({ email: z.string(), currentPassword: z.string(), newPassword: z.string(), confirmPassword: z.string() });

/** Opens the form for a new password, or for somebody who is not logged in the one that mails a one-time password. */
function open({ stage, session }: Services): Reply {
  if (stage.screen() === 'change_password') return words('commands.change-password.here');
  const person = session.current();
  stage.go(person ? PATH : FORGOT_PASSWORD_PATH);
  return words(person ? 'commands.change-password.done' : 'commands.change-password.forgotten');
}

/** Every session ends, this one too: the next step is to log in with the new password. */
async function put(change: z.infer<typeof Change>, { server, session, stage }: Services): Promise<Reply> {
  await server.call('changePassword', { body: { ...change, email: change.email.trim() } }).catch((error: unknown) => {
    if (!(error instanceof AppError) || TOLD.has(error.code)) throw error;
    throw new AppError('password-change-failed', { params: error.params, cause: error });
  });
  if (session.current()) session.end();
  stage.go(CUSTOMER_LOG_IN_PATH);
  return words('commands.change-password.changed');
}

/** Changes the password with what the form holds, or opens the form. */
export const changePassword = defineCommand({
  name: 'change-password',
  args: z.object({ change: z.optional(Change) }),
  effect: 'irreversible',
  prepare: ({ change }, services) => (change ? { says: { email: change.email.trim() }, run: () => put(change, services) } : open(services)),
});
