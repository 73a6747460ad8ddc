import * as z from 'zod/mini';
import { USER_TYPES } from '../../domain/enquiry.ts';
import { Payment } from '../../domain/payment.ts';
import { SignUpPurpose } from '../../domain/plans.ts';
import { Done } from '../../domain/done.ts';
import type { Calls } from '../../kernel/call.ts';

const secret = () => z.string().check(z.maxLength(1000));
const email = () => z.string().check(z.maxLength(254));

const LogInRequest = z.object({ userNameOrEmail: email(), password: secret(), remember: z.optional(z.boolean()) });

const kept = () => z._default(z.string(), '');

/** What the browser keeps after a login; another server may answer with `isFirstLogin` alone. Ids are text, as stored. */
export const LogInAnswer = z.object({
  isFirstLogin: z.boolean(),
  token: kept(),
  email: kept(),
  username: kept(),
  customerId: kept(),
  userId: kept(),
  phoneNumber: kept(),
  subscriptionPlanId: kept(),
  /** Where customers go after logging in. */
  adminUrl: kept(),
});
export type LogInAnswer = z.infer<typeof LogInAnswer>;

const PasswordChangeRequest = z.object({
  email: email(),
  currentPassword: secret(),
  newPassword: secret(),
  confirmPassword: secret(),
});

const RegisterRequest = z.object({ name: z.string().check(z.minLength(1), z.maxLength(60)), email: email(), password: secret() });
const CodeRequest = z.object({ email: email(), code: z.string().check(z.maxLength(20)), remember: z.optional(z.boolean()) });
const EmailRequest = z.object({ email: email() });
/** `password` is needed in a browser other than the one used to register. */
const TokenRequest = z.object({ token: z.string().check(z.maxLength(200)), password: z.optional(secret()) });

const Role = z.enum(['member', 'operator']);

/** A person's account page: who they are, their plan, their payments. Dates in ISO 8601. */
export const Account = z.object({
  email: z.string(),
  name: z.string(),
  phoneNumber: z.string(),
  purpose: SignUpPurpose,
  role: Role,
  plan: z.nullable(z.object({ id: z.string(), name: z.string(), billing: z.string(), listings: z.int(), endsAt: z.nullable(z.string()) })),
  /** Listings that count towards the plan's limit. */
  listingsUsed: z.int(),
  payments: z.array(z.extend(Payment, { planName: z.string() })),
  /** Enquiries sent from the account's email address. */
  enquiries: z.array(z.object({ phoneNumber: z.string(), userType: z.enum(USER_TYPES), sentAt: z.string() })),
});
export type Account = z.infer<typeof Account>;

const base64url = (most: number) => z.string().check(z.maxLength(most), z.regex(/^[\w-]+$/));
const LARGEST_PASSKEY = 2000;
const LARGEST_PROOF = 20_000;

/** What the browser hands out, as WebAuthn writes it in JSON. */
const proof = <T extends z.ZodMiniType>(response: T) =>
  z.object({
    id: base64url(LARGEST_PASSKEY),
    rawId: base64url(LARGEST_PASSKEY),
    type: z.literal('public-key'),
    response,
    clientExtensionResults: z.record(z.string(), z.unknown()),
  });
export const NewPasskeyProof = proof(
  z.object({
    clientDataJSON: base64url(LARGEST_PROOF),
    attestationObject: base64url(LARGEST_PROOF),
    transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10))),
  }),
);
export type NewPasskeyProof = z.infer<typeof NewPasskeyProof>;
export const PasskeyProof = proof(
  z.object({
    clientDataJSON: base64url(LARGEST_PROOF),
    authenticatorData: base64url(LARGEST_PROOF),
    signature: base64url(LARGEST_PROOF),
    userHandle: z.optional(base64url(100)),
  }),
);
export type PasskeyProof = z.infer<typeof PasskeyProof>;
/** Options for the browser, as WebAuthn writes them in JSON. */
const PasskeyOptions = z.record(z.string(), z.unknown());
export type PasskeyOptions = z.infer<typeof PasskeyOptions>;

/** A passkey of an account. Times in ISO 8601; the name may be empty. */
const Passkey = z.object({ id: z.string(), name: z.string(), madeAt: z.string(), usedAt: z.nullable(z.string()) });
export type Passkey = z.infer<typeof Passkey>;

const Kept = z.record(z.string(), z.unknown());

/** Everything stored about a person, table by table, without hashes of secrets. Times in ISO 8601, amounts in paise. */
const AccountExport = z.object({
  madeAt: z.string(),
  account: Kept,
  subscriptions: z.array(Kept),
  orders: z.array(Kept),
  payments: z.array(Kept),
  postings: z.array(Kept),
  threads: z.array(Kept),
  threadMessages: z.array(Kept),
  threadReceipts: z.array(Kept),
  enquiries: z.array(Kept),
  cases: z.array(Kept),
  caseNotes: z.array(Kept),
  sessions: z.array(Kept),
  passkeys: z.array(Kept),
  savedSearches: z.array(Kept),
  reports: z.array(Kept),
  homes: z.array(Kept),
  accessKeys: z.array(Kept),
  keyRequests: z.array(Kept),
  visits: z.array(Kept),
  mails: z.array(Kept),
});
export type AccountExport = z.infer<typeof AccountExport>;

export const ACCOUNT_CALLS = {
  login: {
    method: 'POST',
    path: '/api/login',
    summary: 'Logs in. The token goes into `Authorization: Bearer`; after too many wrong passwords the next try has to wait.',
    body: LogInRequest,
    answer: LogInAnswer,
  },
  mailLogInCode: {
    method: 'POST',
    path: '/api/login-code',
    summary: 'Mails six digits to log in with where the e-mail address is known. The same answer where it is not.',
    body: EmailRequest,
    answer: Done,
  },
  logInByCode: {
    method: 'POST',
    path: '/api/login-by-code',
    summary: 'Logs in with the six digits that were mailed last, once, within ten minutes and five tries.',
    body: CodeRequest,
    answer: LogInAnswer,
  },
  beginPasskeyLogIn: {
    method: 'POST',
    path: '/api/passkey-login/begin',
    summary: 'What a browser needs to ask its device for a passkey, to be used once within five minutes.',
    answer: PasskeyOptions,
  },
  logInByPasskey: {
    method: 'POST',
    path: '/api/passkey-login',
    summary: 'Logs in with what the device has signed.',
    body: PasskeyProof,
    answer: LogInAnswer,
  },
  passkeys: { method: 'GET', path: '/api/passkeys', summary: 'The passkeys of the account that is logged in.', answer: z.array(Passkey) },
  beginPasskey: {
    method: 'POST',
    path: '/api/passkeys/begin',
    summary: 'What a browser needs to make a passkey, once within five minutes. The log-in must not be older than 15 minutes.',
    answer: PasskeyOptions,
  },
  addPasskey: {
    method: 'POST',
    path: '/api/passkeys',
    summary: 'Keeps a passkey that the device has made, and tells the owner by mail.',
    body: z.object({ name: z.string().check(z.maxLength(60)), proof: NewPasskeyProof }),
    answer: Passkey,
  },
  removePasskey: {
    method: 'POST',
    path: '/api/passkeys/remove',
    summary:
      'Removes a passkey of the account that is logged in, and tells the owner by mail. The log-in must not be older than 15 minutes.',
    body: z.object({ id: base64url(LARGEST_PASSKEY) }),
    answer: Done,
  },
  logout: { method: 'POST', path: '/api/logout', summary: 'Ends this session.', answer: Done },
  register: {
    method: 'POST',
    path: '/api/register',
    summary: 'Makes an account that opens once the mailed link is followed. The same answer where the e-mail address is known.',
    body: RegisterRequest,
    answer: Done,
  },
  confirmEmail: {
    method: 'POST',
    path: '/api/confirm-email',
    summary: 'Opens a registered account, in the browser of its registration, or with its password.',
    body: TokenRequest,
    answer: Done,
  },
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
  exportAccount: {
    method: 'GET',
    path: '/api/account/export',
    summary: 'Everything that is kept about the account that is logged in, as JSON.',
    answer: AccountExport,
  },
  deleteAccount: {
    method: 'POST',
    path: '/api/account/delete',
    summary:
      'Deletes the account that is logged in, after its password: homes, photos, messages, enquiries and sessions go at once. Of payments the law wants the books kept; they stay without a name.',
    body: z.object({ password: secret() }),
    answer: Done,
  },
  subscriptionStatus: {
    method: 'GET',
    path: '/api/subscriptions/status',
    summary: 'True where the account that is logged in has an active subscription.',
    answer: z.boolean(),
  },
} as const satisfies Calls;
