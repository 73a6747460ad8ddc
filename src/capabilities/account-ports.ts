import type { Account, LogInAnswer } from './account/contract.ts';
import type { CashOrder } from './review/contract.ts';
import type {
  BankDecision,
  BankPayment,
  Checkout,
  CheckoutAnswer,
  Order,
  OrderRequest,
  Payment,
  PaymentStanding,
  PaymentMethod,
  Processed,
  Verified,
} from '../domain/payment.ts';
import type { MapTiles } from '../domain/map-tiles.ts';
import type { HelpTexts } from './help/contract.ts';
import type { PasswordChange } from '../domain/passwords.ts';
import type { Billing, Plan, SignUpPurpose } from '../domain/plans.ts';
import type { Posting, PostingForm, PostingPhoto } from '../domain/posting.ts';
import type { SignUpDetails, SignUpRequest } from '../domain/sign-up.ts';

/** Plans and accounts behind the server. */
export interface Accounts {
  plans(): Promise<Plan[]>;
  signUp(request: SignUpRequest): Promise<void>;
  logIn(credentials: { userNameOrEmail: string; password: string; remember?: boolean }): Promise<LogInAnswer>;
  logOut(): Promise<void>;
  register(request: { name: string; email: string; password: string }): Promise<void>;
  confirmEmail(token: string): Promise<void>;
  forgotPassword(email: string): Promise<void>;
  changePassword(change: PasswordChange): Promise<void>;
  account(): Promise<Account>;
  /** Whether the account that is logged in has an active subscription. */
  isSubscribed(): Promise<boolean>;
}

/** Payments behind the server. Amounts in rupees. */
export interface Payments {
  createOrder(request: OrderRequest, key: string): Promise<Order>;
  begin(orderId: string, method: PaymentMethod): Promise<Payment>;
  initiateUpi(payment: { paymentId: string; amount: number }): Promise<void>;
  /** A QR code as the text of a PNG in base64. */
  qrCode(link: string): Promise<string>;
  status(paymentId: string): Promise<PaymentStanding>;
  cancel(paymentId: string): Promise<void>;
  verifyUpi(payment: { paymentId: string; amount: number }): Promise<Verified>;
  verifyCheckout(answer: CheckoutAnswer): Promise<Verified>;
  process(paymentId: string): Promise<Processed>;
  bankPayment(paymentId: string): Promise<BankPayment>;
  decideAtBank(paymentId: string, decision: BankDecision): Promise<CheckoutAnswer | undefined>;
}

export type CheckoutEnd = { end: 'paid'; answer: CheckoutAnswer } | { end: 'dismissed' } | { end: 'failed' };

/** The provider's own window for cards. */
export interface CheckoutWindow {
  open(checkout: Checkout, order: { amount: number; name: string; email: string; phone: string }): Promise<CheckoutEnd>;
}

/** Postings behind the server, and their review. */
export interface Postings {
  mine(): Promise<Posting[]>;
  one(id: number): Promise<Posting>;
  begin(form: PostingForm): Promise<Posting>;
  save(id: number, form: PostingForm): Promise<Posting>;
  addPhoto(id: number, photo: Blob): Promise<PostingPhoto>;
  change(id: number, action: 'submit' | 'withdraw' | 'sold' | 'remove'): Promise<void>;
  waiting(): Promise<Posting[]>;
  decide(id: number, decision: 'approve' | 'reject', reason: string): Promise<void>;
  cashOrders(): Promise<CashOrder[]>;
  collectCash(paymentId: string): Promise<void>;
}

/** What is known of the person on this device, under the customer's names. */
export interface Session {
  current(): { email: string; username: string } | null;
  keep(answer: LogInAnswer): void;
  /** Forgets the log-in and tells the page; what was saved and compared stays. */
  end(): void;
}

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

/** What sign-up and payment keep on this device. */
export interface Counter {
  purpose(): SignUpPurpose | null;
  setPurpose(purpose: SignUpPurpose | null): void;
  choosePlan(plan: Plan): void;
  forgetPlan(): void;
  details(): SignUpDetails | null;
  keepDetails(details: SignUpDetails, purpose: SignUpPurpose, image: string | null): void;
  forgetDetails(): void;
  purchase(): Purchase | null;
  hold(purchase: Purchase | null): void;
  /** Keeps what was paid, under `paymentDetails`, and forgets the sign-up. */
  finish(payment: Payment): void;
  /** What a checkout on a page of our own has handed back; taken once. */
  takeCheckout(): CheckoutAnswer | 'dismissed' | 'failed' | null;
  keepCheckout(answer: CheckoutAnswer | 'dismissed' | 'failed'): void;
}

/** What the screens of accounts and help show, once a command has brought it. */
export interface Shown {
  plans: readonly Plan[];
  account: Account;
  postings: readonly Posting[];
  posting: Posting;
  waiting: readonly Posting[];
  cash: readonly CashOrder[];
  bank: BankPayment;
  help: HelpTexts;
  mapTiles: MapTiles;
}

export interface Showcase {
  get<K extends keyof Shown>(name: K): Shown[K] | undefined;
  set<K extends keyof Shown>(name: K, value: Shown[K] | undefined): void;
}

/** Dialogs that a command opens over whatever is on the stage. */
export interface Dialogs {
  /** Why a subscription is needed. `unknown`: it could not be checked. */
  subscription(why: 'visitor' | 'inactive' | 'unknown'): void;
  /** A picture before it is uploaded: what stops it is an AppError. */
  checkPhoto(photo: Blob): Promise<void>;
  /** The period whose prices the plans show. */
  billing(billing: Billing): void;
  shownBilling(): Billing;
  /** The loader over the whole window while a payment is verified. */
  verifying(on: boolean): void;
}
