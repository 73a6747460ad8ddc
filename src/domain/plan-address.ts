import type { Plan } from './plans.ts';
import { purposeOf, type SignUpPurpose } from './plans.ts';

export const PLANS_PATH = '/subscription-plans';
export const SIGN_UP_PATH = '/signup';
export const PAYMENT_PATH = '/payment-method';
export const CUSTOMER_LOG_IN_PATH = '/login-customer';
export const CHANGE_PASSWORD_PATH = '/change-password';
export const CODE_LOG_IN_PATH = '/page/other-pages/log-in-code';
export const FORGOT_PASSWORD_PATH = '/page/other-pages/forgot-password';
export const CREATE_PROPERTY_PATH = '/page/user/create-property';
export const ACCOUNT_PATH = '/admin';
export const REVIEW_PATH = '/admin/review';
const BANK_PATH = '/sandbox-bank';

/** What the address of sign-up and payment says about the plan. The price is only shown: the server uses its own. */
export interface ChosenPlan {
  plan: string;
  billing: string;
  /** Rupees; null if the address has no number. */
  price: number | null;
  purpose: SignUpPurpose;
  email: string;
}

/** Reads the query of the sign-up and payment addresses. */
export function readChosenPlan(query: string): ChosenPlan {
  const params = new URLSearchParams(query);
  const price = params.get('price');
  return {
    plan: params.get('plan') ?? '',
    billing: params.get('billing') ?? 'monthly',
    price: price !== null && price.trim() !== '' && Number.isFinite(Number(price)) ? Number(price) : null,
    purpose: purposeOf(params.get('purpose')),
    email: params.get('email') ?? '',
  };
}

function withPlan(path: string, { plan, billing, price, purpose, email }: ChosenPlan): string {
  const params = new URLSearchParams();
  if (plan) {
    params.set('plan', plan);
    params.set('billing', billing);
    if (price !== null) params.set('price', String(price));
  }
  if (email) params.set('email', email);
  params.set('purpose', purpose);
  return `${path}?${params.toString()}`;
}

export const chosen = ({ name, billing, price, purpose }: Plan, email = ''): ChosenPlan => ({ plan: name, billing, price, purpose, email });

export const signUpAddress = (plan: ChosenPlan): string => withPlan(SIGN_UP_PATH, { ...plan, email: '' });
export const paymentAddress = (plan: ChosenPlan): string => withPlan(PAYMENT_PATH, plan);
export const bankAddress = (paymentId: string): string => `${BANK_PATH}?payment=${encodeURIComponent(paymentId)}`;
export const postingAddress = (id: number): string => `${CREATE_PROPERTY_PATH}?id=${id}`;
