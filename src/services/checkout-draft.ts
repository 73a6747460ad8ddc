import * as z from 'zod/mini';
import type { CheckoutDraft } from '../capabilities/payment/ports.ts';
import { CheckoutAnswer, Payment, PaymentMethod } from '../domain/payment.ts';
import { Receipt, type Purchase } from '../domain/purchase.ts';
import { purposeOf, SignUpPurpose } from '../domain/plans.ts';
import { SignUpDetails } from '../domain/sign-up.ts';
import { deviceStorage, safeStorage } from './storage.ts';

const visitStorage = safeStorage('sessionStorage');

const PURCHASE = 'purchase';
const CHECKOUT = 'checkout';
const RECEIPT = 'receipt';
const DETAILS = { customer: 'customerDetails', agent: 'agentDetails' } as const;

const PurchaseKept = z.object({
  plan: z.string(),
  billing: z.string(),
  purpose: SignUpPurpose,
  amount: z.number(),
  email: z.string(),
  orderId: z.optional(z.string()),
  method: z.optional(PaymentMethod),
  payment: z.optional(Payment),
});

const CheckoutKept = z.union([CheckoutAnswer, z.enum(['dismissed', 'failed'])]);

function read<T extends z.ZodMiniType>(text: string | null, schema: T): z.output<T> | null {
  try {
    const parsed = z.safeParse(schema, JSON.parse(text ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

const dropDetails = () => {
  for (const key of [DETAILS.customer, DETAILS.agent, 'customerImage']) deviceStorage.removeItem(key);
};

const forgetSignUp = () => {
  dropDetails();
  visitStorage.removeItem('signUpDraft');
};

/** What was bought in this visit, until somebody has seen it. */
export const receiptDraft = {
  read: (): Receipt | null => read(visitStorage.getItem(RECEIPT), Receipt),
  keep(receipt: Receipt | null): void {
    if (receipt) visitStorage.setItem(RECEIPT, JSON.stringify(receipt));
    else visitStorage.removeItem(RECEIPT);
  },
};

/** What sign-up and payment keep on this device and in this visit. QR code pictures are not kept, but fetched again. */
export const checkoutDraft: Omit<CheckoutDraft, 'verifying'> = {
  purpose() {
    const kept = visitStorage.getItem('purpose');
    return kept === null ? null : purposeOf(kept);
  },
  setPurpose(purpose) {
    if (purpose) visitStorage.setItem('purpose', purpose);
    else visitStorage.removeItem('purpose');
  },
  choosePlan({ id, price }) {
    deviceStorage.setItem('subscriptionPlanId', id);
    deviceStorage.setItem('planAmount', String(price));
  },
  forgetPlan: () => deviceStorage.removeItem('subscriptionPlanId'),
  details: () => read(deviceStorage.getItem(DETAILS.agent), SignUpDetails) ?? read(deviceStorage.getItem(DETAILS.customer), SignUpDetails),
  keepDetails(details, purpose, image) {
    dropDetails();
    deviceStorage.setItem(DETAILS[purpose], JSON.stringify(details));
    if (image) deviceStorage.setItem('customerImage', image);
  },
  forgetDetails: forgetSignUp,
  purchase: () => read(visitStorage.getItem(PURCHASE), PurchaseKept),
  hold(purchase: Purchase | null) {
    const { qrCode: _, ...kept } = purchase ?? {};
    if (purchase) visitStorage.setItem(PURCHASE, JSON.stringify(kept));
    else visitStorage.removeItem(PURCHASE);
  },
  finish(payment) {
    deviceStorage.setItem('paymentDetails', JSON.stringify(payment));
    forgetSignUp();
    visitStorage.removeItem('purpose');
    visitStorage.removeItem(PURCHASE);
  },
  takeCheckout() {
    const answer = read(visitStorage.getItem(CHECKOUT), CheckoutKept);
    visitStorage.removeItem(CHECKOUT);
    return answer;
  },
  keepCheckout: (answer) => visitStorage.setItem(CHECKOUT, JSON.stringify(answer)),
};
