import type { ColumnType, Generated } from 'kysely';
import type { PaymentState } from '../../capabilities/payment/payment-process.ts';
import type { PaymentMethod } from '../../domain/payment.ts';
import type { SignUpDetails } from '../../domain/sign-up.ts';
import type { MaybeTime, Paise, Time } from '../database/columns.ts';

export interface OrderTable {
  id: string;
  account_id: number | null;
  buyer_hash: string | null;
  plan_id: string | null;
  details: ColumnType<SignUpDetails | null, string | null, string | null>;
  amount_paise: Paise;
  currency: string;
  receipt: string;
  provider: string;
  provider_order_id: string;
  idempotency_key: string | null;
  created_at: Time;
  paid_at: MaybeTime;
}

export interface PaymentTable {
  id: string;
  order_id: string;
  method: PaymentMethod;
  state: PaymentState;
  amount_paise: Paise;
  upi_link: string | null;
  provider_qr_id: string | null;
  provider_payment_id: string | null;
  bank_reference: Generated<string>;
  checks: Generated<number>;
  created_at: Time;
  changed_at: Time;
  expires_at: MaybeTime;
}

export interface SandboxBankTable {
  payment_id: string;
  provider_order_id: string;
  provider_payment_id: string;
  amount_paise: Paise;
  state: 'approved' | 'declined' | 'expired' | 'dismissed';
  at: Time;
}

export interface PaymentMoveTable {
  payment_id: string;
  state: PaymentState;
  at: Time;
}

export interface PaymentEventTable {
  provider: string;
  event_id: string;
  payment_id: string | null;
  kind: string;
  received_at: Time;
}
