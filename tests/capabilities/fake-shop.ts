import { vi } from 'vitest';
import type { Purchase, Shown } from '../../src/capabilities/account-ports.ts';
import type { Services } from '../../src/capabilities/ports.ts';
import type { Payment } from '../../src/domain/payment.ts';
import type { Plan, SignUpPurpose } from '../../src/domain/plans.ts';
import type { SignUpDetails } from '../../src/domain/sign-up.ts';

const aPlan = (plan: Plan['plan'], billing: Plan['billing'], price: number): Plan => ({
  id: `customer-${plan}-${billing}`,
  plan,
  name: plan[0]!.toUpperCase() + plan.slice(1),
  purpose: 'customer',
  billing,
  price,
  listings: 10,
  days: 30,
});

export const somePlans = (): Plan[] => [aPlan('free', 'monthly', 0), aPlan('pro', 'monthly', 999), aPlan('pro', 'yearly', 9990)];

export const aPayment = (more: Partial<Payment> = {}): Payment => ({
  paymentId: 'pay_1',
  orderId: 'order_1',
  paymentAmount: 999,
  paymentStatus: 'pending',
  paymentReference: '',
  paymentMethod: 'upi',
  bankReference: '',
  paymentDate: '2026-11-21T00:00:00.000Z',
  paymentCode: '',
  paymentType: 'subscription',
  receipt: 'r',
  currency: 'INR',
  upiLink: 'upi://pay?pa=a@b',
  isSandbox: true,
  ...more,
});

export const aPurchase = (more: Partial<Purchase> = {}): Purchase => ({
  plan: 'Pro',
  billing: 'monthly',
  purpose: 'customer',
  amount: 999,
  email: 'asha@example.com',
  orderId: 'order_1',
  method: 'upi',
  payment: aPayment(),
  ...more,
});

type Shop = Pick<Services, 'accounts' | 'payments' | 'checkout' | 'postings' | 'session' | 'counter' | 'showcase' | 'dialogs'>;

const never = () => vi.fn<() => Promise<never>>(async () => Promise.reject(new Error('not expected')));

/** The doors of accounts, money and postings with nothing behind them. */
export function fakeShop(): Shop {
  const shown: Partial<Shown> = {};
  let purchase: Purchase | null = null;
  let purpose: SignUpPurpose | null = null;
  let details: SignUpDetails | null = null;
  let person: { email: string; username: string } | null = null;
  return {
    accounts: {
      plans: vi.fn(async () => somePlans()),
      signUp: vi.fn(async () => undefined),
      logIn: vi.fn(async () => ({
        isFirstLogin: false,
        token: 't',
        email: 'asha@example.com',
        username: 'Asha Rao',
        customerId: '1',
        userId: '1',
        phoneNumber: '+919848012345',
        subscriptionPlanId: '',
        adminUrl: '/admin',
      })),
      logOut: vi.fn(async () => undefined),
      register: vi.fn(async () => undefined),
      confirmEmail: vi.fn(async () => undefined),
      forgotPassword: vi.fn(async () => undefined),
      changePassword: vi.fn(async () => undefined),
      account: never(),
      isSubscribed: vi.fn(async () => true),
    },
    payments: {
      createOrder: vi.fn(async () => ({ id: 'order_1', amount: 999, currency: 'INR', receipt: 'r' })),
      begin: vi.fn(async (_, paymentMethod) => aPayment({ paymentMethod })),
      initiateUpi: vi.fn(async () => undefined),
      qrCode: vi.fn(async () => 'cGln'),
      status: vi.fn(async () => aPayment()),
      cancel: vi.fn(async () => undefined),
      verifyUpi: vi.fn(async () => ({ verified: true })),
      verifyCheckout: vi.fn(async () => ({ verified: true })),
      process: vi.fn(async () => ({ active: true, email: 'asha@example.com', plan: 'Pro', billing: 'monthly' as const, endsAt: null })),
      bankPayment: never(),
      decideAtBank: vi.fn(async () => undefined),
    },
    checkout: { open: vi.fn(async () => ({ end: 'dismissed' as const })) },
    postings: {
      mine: vi.fn(async () => []),
      one: never(),
      begin: never(),
      save: never(),
      addPhoto: never(),
      change: vi.fn(async () => undefined),
      waiting: vi.fn(async () => []),
      decide: vi.fn(async () => undefined),
      cashOrders: vi.fn(async () => []),
      collectCash: vi.fn(async () => undefined),
    },
    session: {
      current: () => person,
      keep: vi.fn((answer) => void (person = { email: answer.email, username: answer.username })),
      end: vi.fn(() => void (person = null)),
    },
    counter: {
      purpose: () => purpose,
      setPurpose: (next) => void (purpose = next),
      choosePlan: vi.fn(),
      forgetPlan: vi.fn(),
      details: () => details,
      keepDetails: vi.fn((next) => void (details = next)),
      forgetDetails: vi.fn(() => void (details = null)),
      purchase: () => purchase,
      hold: (next) => void (purchase = next),
      finish: vi.fn(() => void (purchase = null)),
      takeCheckout: () => null,
      keepCheckout: vi.fn(),
    },
    showcase: { get: (name) => shown[name], set: (name, value) => void (shown[name] = value) },
    dialogs: {
      subscription: vi.fn(),
      checkPhoto: vi.fn(async () => undefined),
      billing: vi.fn(),
      shownBilling: () => 'monthly',
      verifying: vi.fn(),
    },
  };
}
