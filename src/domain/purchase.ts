import type { Payment, PaymentMethod } from './payment.ts';
import type { SignUpPurpose } from './plans.ts';

/** A purchase that is on its way on this device. It outlives a reload. */
export interface Purchase {
  plan: string;
  billing: string;
  purpose: SignUpPurpose;
  /** Rupees, as the server has it. */
  amount: number;
  email: string;
  orderId?: string | undefined;
  method?: PaymentMethod | undefined;
  payment?: Payment | undefined;
  /** The picture of the QR code, in base64. */
  qrCode?: string | undefined;
}
