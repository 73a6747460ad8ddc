import * as z from 'zod/mini';
import { PaymentMethod, type Payment } from './payment.ts';
import type { SignUpPurpose } from './plans.ts';

/** A purchase under way on this device. It survives a reload. */
export interface Purchase {
  plan: string;
  billing: string;
  purpose: SignUpPurpose;
  /** Rupees, as given by the server. */
  amount: number;
  email: string;
  orderId?: string | undefined;
  method?: PaymentMethod | undefined;
  payment?: Payment | undefined;
  /** The QR code as a base64 picture. */
  qrCode?: string | undefined;
}

/** What somebody has just bought, shown until it is dismissed. */
export const Receipt = z.object({
  plan: z.string(),
  billing: z.string(),
  amount: z.number(),
  email: z.string(),
  method: PaymentMethod,
  /** ISO 8601. */
  date: z.string(),
  number: z.string(),
});
export type Receipt = z.infer<typeof Receipt>;

export const receiptOf = ({ plan, billing, amount, email }: Purchase, payment: Payment): Receipt => ({
  plan,
  billing,
  amount,
  email,
  method: payment.paymentMethod,
  date: payment.paymentDate,
  number: payment.receipt,
});
