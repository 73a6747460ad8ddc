import type * as z from 'zod/mini';
import type { Calls } from '../kernel/call.ts';
import { ACCESS_KEY_CALLS } from './access-keys/contract.ts';
import { ACCOUNT_CALLS } from './account/contract.ts';
import { AGENT_CALLS } from './agents/contract.ts';
import { COMPANION_CALLS } from './companion/contract.ts';
import { ENQUIRY_CALLS } from './enquiries/contract.ts';
import { FAVOURITE_CALLS } from './favourites/contract.ts';
import { FRESHNESS_CALLS } from './freshness/contract.ts';
import { HOME_CALLS } from './homes/contract.ts';
import { PAYMENT_CALLS } from './payment/contract.ts';
import { PHOTO_CALLS } from './photo/contract.ts';
import { PLACE_CALLS } from './places/contract.ts';
import { PLAN_CALLS } from './plans/contract.ts';
import { POSTING_CALLS } from './posting/contract.ts';
import { QUESTION_CALLS } from './questions/contract.ts';
import { REPORT_CALLS } from './reports/contract.ts';
import { REVIEW_CALLS } from './review/contract.ts';
import { SAVED_SEARCH_CALLS } from './saved-searches/contract.ts';
import { SEARCH_CALLS } from './search/contract.ts';
import { SIGN_UP_CALLS } from './sign-up/contract.ts';
import { SUPPORT_CALLS } from './support/contract.ts';
import { VISIT_CALLS } from './visits/contract.ts';
import { UNMET_CALLS } from './unmet/contract.ts';

/** Every call to the server, by name. */
export const CALLS = {
  ...SEARCH_CALLS,
  ...HOME_CALLS,
  ...PLACE_CALLS,
  ...QUESTION_CALLS,
  ...AGENT_CALLS,
  ...PHOTO_CALLS,
  ...PLAN_CALLS,
  ...SIGN_UP_CALLS,
  ...PAYMENT_CALLS,
  ...ACCOUNT_CALLS,
  ...POSTING_CALLS,
  ...FRESHNESS_CALLS,
  ...REVIEW_CALLS,
  ...ENQUIRY_CALLS,
  ...SUPPORT_CALLS,
  ...SAVED_SEARCH_CALLS,
  ...REPORT_CALLS,
  ...FAVOURITE_CALLS,
  ...VISIT_CALLS,
  ...UNMET_CALLS,
  ...COMPANION_CALLS,
  ...ACCESS_KEY_CALLS,
} as const satisfies Calls;

export type CallName = keyof typeof CALLS;
export type CallBody<N extends CallName> = (typeof CALLS)[N] extends { body: infer B extends z.ZodMiniType } ? z.output<B> : undefined;
export type CallParams<N extends CallName> = (typeof CALLS)[N] extends { params: infer P extends z.ZodMiniType } ? z.output<P> : undefined;
export type CallAnswer<N extends CallName> = z.output<(typeof CALLS)[N]['answer']>;
