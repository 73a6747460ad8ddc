import type { Payment, PaymentMethod } from './payment.ts';
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
