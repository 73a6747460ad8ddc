import type { ColumnType, Generated } from 'kysely';
import type { PaymentState } from '../../capabilities/payment/payment-process.ts';
import type { PaymentMethod } from '../../domain/payment.ts';
import type { SignUpDetails } from '../../domain/sign-up.ts';
import type { RefundReason, RefundState } from '../../capabilities/review/contract.ts';
import type { MaybeTime, Paise, Time } from '../database/columns.ts';

export interface OrderTable {
  id: string;
  account_id: number | null;
  buyer_hash: string | null;
  plan_id: string | null;
  details: ColumnType<(SignUpDetails & { language?: string }) | null, string | null, string | null>;
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
  /** The one payment that paid for its order. */
  settles: Generated<boolean>;
  refunded_paise: ColumnType<string, number | undefined, number>;
  /** What a UPI app shows. */
  reference: string | null;
  claimed_until: MaybeTime;
}

export interface SandboxBankTable {
  payment_id: string;
  provider_order_id: string;
  provider_payment_id: string;
  amount_paise: Paise;
  state: 'approved' | 'declined' | 'expired' | 'dismissed';
  refunded_paise: ColumnType<string, number | undefined, number>;
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

export interface RefundTable {
  id: Generated<number>;
  payment_id: string;
  amount_paise: Paise;
  reason: RefundReason;
  note: Generated<string>;
  asked_by: number | null;
  state: Generated<RefundState>;
  attempts: Generated<number>;
  next_at: Time;
  created_at: Time;
  done_at: MaybeTime;
}
