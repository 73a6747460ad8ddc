import { Done } from '../../domain/done.ts';
import { SignUpRequest } from '../../domain/sign-up.ts';
import type { Calls } from '../../kernel/call.ts';

export const SIGN_UP_CALLS = {
  signUp: {
    method: 'POST',
    path: '/api/sign-up',
    summary: 'Signs up for the free plan, which needs no payment. The answer is the same where the e-mail address is known.',
    body: SignUpRequest,
    answer: Done,
  },
} as const satisfies Calls;
