import type { ColumnType, Generated } from 'kysely';
import type { UserType } from '../../domain/enquiry.ts';
import type { PaymentMethod } from '../../domain/payment.ts';
import type { PaymentState } from '../../capabilities/payment/payment-process.ts';
import type { Billing, PlanName, SignUpPurpose } from '../../domain/plans.ts';
import type { PostingForm, PostingState } from '../../domain/posting.ts';
import type { SignUpDetails } from '../../domain/sign-up.ts';

type Time = ColumnType<Date, Date, Date>;
type MaybeTime = ColumnType<Date | null, Date | null | undefined, Date | null>;
type Paise = ColumnType<string, number, number>;

interface AccountTable {
  id: Generated<number>;
  email: string;
  first_name: string;
  last_name: string;
  phone: string;
  purpose: SignUpPurpose;
  role: Generated<'member' | 'operator'>;
  details: ColumnType<Partial<SignUpDetails>, string, string>;
  password_hash: string | null;
  one_time_hash: string | null;
  one_time_until: MaybeTime;
  confirm_hash: string | null;
  agent_id: number | null;
  created_at: Generated<Date>;
}

interface SessionTable {
  token_hash: string;
  account_id: number;
  browser: string;
  remembered: boolean;
  created_at: Time;
  seen_at: Time;
  ends_at: Time;
}

interface ThrottleTable {
  key: string;
  failures: number;
  blocked_until: Time;
  changed_at: Time;
}

interface PlanTable {
  id: string;
  plan: PlanName;
  name: string;
  purpose: SignUpPurpose;
  billing: Billing;
  price_paise: Paise;
  listings: number;
  days: number;
  position: number;
}

interface OrderTable {
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

interface PaymentTable {
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

interface SubscriptionTable {
  id: Generated<number>;
  order_id: string | null;
  account_id: number;
  plan_id: string;
  starts_at: Time;
  ends_at: MaybeTime;
}

interface OutboxTable {
  id: Generated<number>;
  key: string;
  recipient: string;
  subject: string;
  body: string;
  created_at: Time;
  attempts: Generated<number>;
  next_at: Time;
  sent_at: MaybeTime;
}

interface SandboxBankTable {
  payment_id: string;
  provider_order_id: string;
  provider_payment_id: string;
  amount_paise: Paise;
  state: 'approved' | 'declined' | 'expired' | 'dismissed';
  at: Time;
}

interface PostingTable {
  id: Generated<number>;
  account_id: number;
  state: Generated<PostingState>;
  form: ColumnType<PostingForm, string, string>;
  reason: Generated<string>;
  submitted_at: MaybeTime;
  changed_at: Time;
  property_id: number | null;
}

interface EnquiryTable {
  id: Generated<number>;
  name: string;
  email: string;
  phone: string;
  user_type: UserType;
  created_at: Time;
}

/** Accounts, money, postings and enquiries. Amounts in paise; bigints come as strings, JSON is written as text. */
export interface AccountTables {
  accounts: AccountTable;
  sessions: SessionTable;
  throttles: ThrottleTable;
  plans: PlanTable;
  orders: OrderTable;
  payments: PaymentTable;
  payment_moves: { payment_id: string; state: PaymentState; at: Time };
  payment_events: { provider: string; event_id: string; payment_id: string | null; kind: string; received_at: Time };
  subscriptions: SubscriptionTable;
  outbox: OutboxTable;
  server_secrets: { name: string; value: string };
  sandbox_bank: SandboxBankTable;
  postings: PostingTable;
  enquiries: EnquiryTable;
}
