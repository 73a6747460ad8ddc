import * as z from 'zod/mini';
import { SCREEN_ADDRESSES } from '../../domain/addresses.ts';
import { AppError } from '../../domain/errors.ts';
import { CODE_LOG_IN_PATH } from '../../domain/plan-address.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import { arrive, LogInGoal } from './arrive.ts';
import type { Instead, Reply } from '../../kernel/reply.ts';
import type { Services } from '../../kernel/services.ts';

const Credentials = z.object({
  email: z.string(),
  password: z.string(),
  remember: z.optional(z.boolean()),
  to: LogInGoal,
});
type Credentials = z.infer<typeof Credentials>;

const TOLD = new Set(['log-in-failed', 'too-many-requests', 'offline', 'timeout']);

/** Opens the login, or submits its form if it is filled in: only the person or their password manager enters passwords. */
function open({ stage, session, forms }: Services): Reply | Instead {
  const person = session.current();
  if (person) return words('commands.login.already', { name: person.username || person.email });
  if (stage.screen() !== 'login') {
    stage.go(SCREEN_ADDRESSES.login);
    return words('commands.login.done');
  }
  const call = forms.current()?.getState().ready ? forms.current()?.attempt() : null;
  return call ? { instead: call } : words('commands.login.here');
}

const ByCode = z.object({ email: z.string(), code: z.string() });

async function enterByCode(entered: z.infer<typeof ByCode>, services: Services): Promise<Reply> {
  const email = entered.email.trim();
  const answer = await services.server.call('logInByCode', { body: { email, code: entered.code } });
  return arrive(answer, { email, to: 'admin' }, services);
}

async function enter({ email, password, remember, to }: Credentials, services: Services): Promise<Reply> {
  const answer = await services.server
    .call('login', { body: { userNameOrEmail: email.trim(), password, ...(remember !== undefined && { remember }) } })
    .catch((error: unknown) => {
      if (!(error instanceof AppError) || TOLD.has(error.code)) throw error;
      throw new AppError('log-in-failed', { params: error.params, cause: error });
    });
  return arrive(answer, { email, to }, services);
}

/** Logs in as entered in the form, or opens the form. After a one-time password, the person chooses a password of their own. */
export const login = defineCommand({
  name: 'login',
  args: z.object({
    credentials: z.optional(Credentials),
    code: z.optional(ByCode),
    /** Without a password: by digits that are mailed, by a passkey, or by one that is still to be made. */
    by: z.optional(z.enum(['code', 'passkey', 'new-passkey'])),
  }),
  effect: 'once',
  perform({ credentials, code, by }, services) {
    if (code) return enterByCode(code, services);
    if (credentials) return enter(credentials, services);
    if (by === 'passkey') return { instead: { name: 'use-passkey' } };
    if (by === 'new-passkey') return { instead: { name: 'make-passkey' } };
    if (by !== 'code' || services.session.current()) return open(services);
    services.stage.go(CODE_LOG_IN_PATH);
    return { ...words('commands.login.byCode'), asksFor: 'email' };
  },
});
