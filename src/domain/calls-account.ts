import * as z from 'zod/mini';
import { Account, EmailRequest, LogInAnswer, LogInRequest, PasswordChangeRequest, RegisterRequest, TokenRequest } from './account.ts';
import { Done } from './done.ts';
import type { Call } from './calls.ts';
import { Processed } from './payment.ts';
import { Plan } from './plans.ts';
import { SignUpRequest } from './sign-up.ts';

export const ACCOUNT_CALLS = {
  plans: {
    method: 'GET',
    path: '/api/plans',
    summary: 'The subscription plans, for customers and for agents. Prices in rupees for the whole period.',
    answer: z.array(Plan),
  },
  signUp: {
    method: 'POST',
    path: '/api/sign-up',
    summary: 'Signs up for the free plan, which needs no payment. The answer is the same where the e-mail address is known.',
    body: SignUpRequest,
    answer: Done,
  },
  login: {
    method: 'POST',
    path: '/api/login',
    summary: 'Logs in. The token goes into `Authorization: Bearer`; after too many wrong passwords the next try has to wait.',
    body: LogInRequest,
    answer: LogInAnswer,
  },
  logout: { method: 'POST', path: '/api/logout', summary: 'Ends this session.', answer: Done },
  register: {
    method: 'POST',
    path: '/api/register',
    summary: 'Makes an account that opens once the mailed link is followed. The same answer where the e-mail address is known.',
    body: RegisterRequest,
    answer: Done,
  },
  confirmEmail: { method: 'POST', path: '/api/confirm-email', summary: 'Opens a registered account.', body: TokenRequest, answer: Done },
  forgotPassword: {
    method: 'POST',
    path: '/api/forgot-password',
    summary: 'Mails a one-time password where the e-mail address is known.',
    body: EmailRequest,
    answer: Done,
  },
  changePassword: {
    method: 'POST',
    path: '/api/change-password',
    summary: 'Changes the password and ends every session of the account.',
    body: PasswordChangeRequest,
    answer: Done,
  },
  account: { method: 'GET', path: '/api/account', summary: 'The account that is logged in.', answer: Account },
  subscriptionStatus: {
    method: 'GET',
    path: '/api/subscriptions/status',
    summary: 'True where the account that is logged in has an active subscription.',
    answer: z.boolean(),
  },
  processSubscription: {
    method: 'POST',
    path: '/api/subscriptions/process',
    summary: 'Gives a paid order its subscription, once, however often it is asked for.',
    body: z.object({ paymentId: z.string().check(z.maxLength(80)) }),
    answer: Processed,
  },
} as const satisfies Record<string, Call>;
