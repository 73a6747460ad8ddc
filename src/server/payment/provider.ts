import type { Checkout } from '../../domain/payment.ts';
import type { PaymentState } from '../../capabilities/payment/payment-process.ts';

/** What the provider knows of one payment. Amounts in paise. */
export interface ProviderPayment {
  providerPaymentId: string;
  /** One of the two says which payment of ours it is. */
  providerOrderId: string | null;
  providerQrId: string | null;
  amountPaise: number;
  currency: string;
  state: Extract<PaymentState, 'pending' | 'failed' | 'expired' | 'cancelled' | 'captured' | 'refunded'>;
  bankReference: string;
  /** What of it has gone back so far. */
  refundedPaise: number;
}

/** News from the provider whose signature was right. */
export interface ProviderEvent {
  eventId: string;
  kind: string;
  payment: ProviderPayment | null;
}

interface OrderFacts {
  id: string;
  amountPaise: number;
  receipt: string;
}

/** The one door to whoever moves the money. Calls throw `payment-provider-away` when the provider cannot be reached. */
export interface PaymentProvider {
  name: 'sandbox' | 'razorpay' | 'none';
  /** Makes the provider's order and gives its id. */
  createOrder(order: OrderFacts): Promise<string>;
  /** A UPI link that ends at a time; the provider's id of it where it has one. */
  upi(payment: {
    paymentId: string;
    reference: string;
    order: OrderFacts;
    note: string;
    endsAt: Date;
  }): Promise<{ link: string; qrId: string | null }>;
  /** Ends a UPI link, so that it cannot be paid any more; one that is over already stays as it is. */
  closeUpi(qrId: string): Promise<void>;
  /** Pays back of a captured payment until so much has gone back in all, in paise; asked again it pays nothing more. */
  refundUpTo(providerPaymentId: string, totalPaise: number): Promise<void>;
  /** What the browser needs to open the checkout for cards. */
  checkout(providerOrderId: string): Checkout;
  /** Whether a checkout's signature over the stored order and the payment is the provider's; takes the same time either way. */
  isSigned(providerOrderId: string, providerPaymentId: string, signature: string): boolean;
  /** Reads a signed message; null where the signature over the raw body is wrong. Throws SyntaxError for a body that is no message. */
  readEvent(rawBody: string, header: (name: string) => string | undefined): ProviderEvent | null;
  /** Everything the provider knows of an order and its QR codes: the source of truth. */
  paymentsOf(order: { providerOrderId: string; qrIds: string[] }): Promise<ProviderPayment[]>;
}
