import * as z from 'zod/mini';
import { Billing, SignUpPurpose } from './plans.ts';
import { SignUpDetails } from './sign-up.ts';

export const PAYMENT_METHODS = ['upi', 'card', 'cash'] as const;
export const PaymentMethod = z.enum(PAYMENT_METHODS);
export type PaymentMethod = z.infer<typeof PaymentMethod>;

/** Browser polling of our own server, in milliseconds. */
export const POLL_MS = 10_000;
/** How long a QR code can be paid. */
export const QR_MINUTES = 15;

const Id = z.string().check(z.regex(/^[\w-]{1,80}$/));
/** Rupees at our border, with paise as decimals; the server counts in paise. */
const Rupees = z.number();
/** In rupees, twice the dearest plan: nothing that is sold here costs more. */
const MOST_RUPEES = 100_000;
const Price = z.number().check(z.minimum(0, 'amount-wrong'), z.maximum(MOST_RUPEES, 'amount-wrong'));

/** Rupees as whole paise. */
export const toPaise = (rupees: number): number => Math.round(rupees * 100);
export const toRupees = (paise: number): number => paise / 100;

/**
 * An order for a plan. `amount` must be the server's price of the plan that is named; without a plan the order can be
 * attached to one of the same price when the subscription is processed.
 */
export const OrderRequest = z.object({
  amount: Price,
  currency: z._default(z.literal('INR'), 'INR'),
  receipt: z.string().check(z.minLength(1), z.maxLength(40)),
  plan: z.optional(z.string()),
  billing: z.optional(z.string()),
  purpose: z.optional(SignUpPurpose),
  details: z.optional(SignUpDetails),
  /** Whose account it becomes where nothing else is known of the buyer. */
  email: z.optional(z.string().check(z.maxLength(254))),
});
export type OrderRequest = z.infer<typeof OrderRequest>;

export const Order = z.object({ id: z.string(), amount: Rupees, currency: z.string(), receipt: z.string() });
export type Order = z.infer<typeof Order>;

/** How the browser lets a person pay: by our own stand-in bank, or by the provider's checkout. */
export const Checkout = z.object({
  kind: z.enum(['page', 'razorpay']),
  /** Of the provider; public. */
  key: z.optional(z.string()),
  script: z.optional(z.string()),
  orderId: z.string(),
});
export type Checkout = z.infer<typeof Checkout>;

/** A payment as its buyer sees it. Amounts in rupees, dates in ISO 8601. */
export const Payment = z.object({
  paymentId: z.string(),
  orderId: z.string(),
  paymentAmount: Rupees,
  paymentStatus: z.string(),
  paymentReference: z.string(),
  paymentMethod: PaymentMethod,
  bankReference: z.string(),
  paymentDate: z.string(),
  paymentCode: z.string(),
  paymentType: z.string(),
  receipt: z.string(),
  currency: z.string(),
  /** For UPI: what the QR code holds, and when it ends. */
  upiLink: z.optional(z.string()),
  expiresAt: z.optional(z.string()),
  checkout: z.optional(Checkout),
  /** Paid at the stand-in bank. */
  isSandbox: z.optional(z.boolean()),
});
export type Payment = z.infer<typeof Payment>;

/** All that is told of a payment to whoever has its id and is not its buyer. */
export const PaymentStanding = z.object({ paymentId: z.string(), paymentStatus: z.string() });
export type PaymentStanding = z.infer<typeof PaymentStanding>;

export const PaymentAction = z.object({
  action: z.enum(['initialize', 'status', 'cancel']),
  /** A payment, or the order that is to be paid. */
  paymentId: Id,
  paymentMethod: z.optional(PaymentMethod),
});

const Amount = z.pipe(z.union([Price, z.string().check(z.regex(/^\d{1,6}(\.\d{1,2})?$/))]), z.transform(Number));

/** Both forms in which UPI is begun; the payee that a client names is never used. */
export const InitiateUpi = z.union([
  z.object({ paymentId: Id, amount: Amount, paymentMethod: z.string(), upiApp: z.optional(z.string()) }),
  z.object({
    amount: Amount,
    paymentMethod: z.string(),
    merchantUpiId: z.optional(z.string()),
    merchantName: z.optional(z.string()),
    note: z.optional(z.string()),
  }),
]);

export const VerifyUpi = z.object({ amount: Amount, timestamp: z.union([z.string(), z.number()]), paymentId: z.optional(Id) });

/** The provider's three values, whatever provider their names begin with (`razorpay_payment_id` ...). */
export const VerifyPayment = z.record(z.string(), z.unknown());

export const Verified = z.object({ verified: z.boolean(), payment: z.optional(Payment) });
export type Verified = z.infer<typeof Verified>;

export const PaymentTracking = z.object({
  paymentId: z.string(),
  paymentStatus: z.string(),
  history: z.array(z.object({ status: z.string(), at: z.string() })),
});
export type PaymentTracking = z.infer<typeof PaymentTracking>;

/** What was bought: the plan that is now active, and whose it is. */
export const Processed = z.object({
  active: z.boolean(),
  email: z.string(),
  plan: z.string(),
  billing: Billing,
  endsAt: z.nullable(z.string()),
});
export type Processed = z.infer<typeof Processed>;

/** The stand-in bank's view of a payment. */
export const BankPayment = z.object({
  paymentId: z.string(),
  payee: z.string(),
  amount: Rupees,
  method: PaymentMethod,
  state: z.enum(['open', 'approved', 'declined', 'expired', 'dismissed']),
});
export type BankPayment = z.infer<typeof BankPayment>;

export const BANK_DECISIONS = ['approve', 'decline', 'expire', 'dismiss'] as const;
export const BankDecision = z.enum(BANK_DECISIONS);
export type BankDecision = z.infer<typeof BankDecision>;

/** What a checkout hands back to the page: signed by the provider, believed only by the server. */
export const CheckoutAnswer = z.object({ paymentId: z.string(), orderId: z.string(), signature: z.string() });
export type CheckoutAnswer = z.infer<typeof CheckoutAnswer>;
