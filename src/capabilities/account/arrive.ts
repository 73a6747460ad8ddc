import { ACCOUNT_PATH, CHANGE_PASSWORD_PATH } from '../../domain/plan-address.ts';
import { words } from '../../domain/words.ts';
import type { Reply } from '../../kernel/reply.ts';
import type { Services } from '../../kernel/services.ts';
import * as z from 'zod/mini';
import type { LogInAnswer } from './contract.ts';

/** Where a login leads: to the account, to the home page, or nowhere. */
export const LogInGoal = z._default(z.enum(['admin', 'home', 'stay']), 'admin');

/** Keeps the session and goes where the login leads. */
export function arrive(
  answer: LogInAnswer,
  { email, to }: { email: string; to: z.infer<typeof LogInGoal> },
  { session, stage, queries }: Services,
): Reply {
  session.keep(answer);
  queries.clear();
  if (answer.isFirstLogin) {
    stage.go(CHANGE_PASSWORD_PATH);
    return words('commands.login.first');
  }
  if (to === 'home') stage.go('/');
  if (to === 'admin' && (answer.adminUrl.startsWith('/') || answer.adminUrl === '')) stage.go(answer.adminUrl || ACCOUNT_PATH);
  else if (to === 'admin') {
    stage.tell(words('commands.login.leaving'));
    stage.leave(answer.adminUrl);
  }
  return words('commands.login.entered', { name: answer.username || answer.email || email.trim() });
}
