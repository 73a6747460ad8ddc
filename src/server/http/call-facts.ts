import type { CallName } from '../../capabilities/calls.ts';
import type { ErrorCode } from '../../domain/errors.ts';

/**
 * Who may call: anybody; anybody, and an account gets what is its own; the browser that ordered, or its account; an account; an
 * operator; a program with the key of an account.
 */
export type Caller = 'anybody' | 'account-or-not' | 'buyer' | 'account' | 'operator' | 'key';

/** What a call's schemas do not say of it. */
export interface CallFacts {
  caller: Caller;
  /** Expected errors besides those of every call of its kind. */
  errors?: readonly ErrorCode[];
  /** The body is a file by itself. */
  takes?: 'image/*';
  /** A request that shows how it is called, where one made of its schema does not. */
  example?: { params?: Record<string, string>; body?: unknown };
}

const OPERATOR: CallFacts = { caller: 'operator' };
const ACCOUNT: CallFacts = { caller: 'account' };
const ANYBODY: CallFacts = { caller: 'anybody' };
const BUYER = ['payment-gone', 'order-unusable'] as const;
const details = { firstName: 'Asha', lastName: 'Rao', email: 'asha@example.com', phoneNumber: '98480 12345' };
const PASSWORD = 'Charkha-Lamp-83!';

/** The facts of every call. */
export const CALL_FACTS: Record<CallName, CallFacts> = {
  search: { caller: 'anybody', errors: ['text-too-long'], example: { body: { text: '2 bhk flats in Kondapur under 80 lakhs' } } },
  searchFacets: {
    caller: 'anybody',
    errors: ['text-too-long'],
    example: { body: { text: 'flats in Kondapur', filters: { purpose: 'rent' } } },
  },
  property: ANYBODY,
  bulkProperties: { caller: 'anybody', example: { body: [1, 2] } },
  localities: ANYBODY,
  mapTiles: ANYBODY,
  setUserLocation: ANYBODY,
  userLocation: ANYBODY,
  recommendations: { caller: 'anybody', errors: ['text-too-long'] },
  cityPlaces: ANYBODY,
  comparableHomes: { caller: 'anybody', example: { body: { offer: 'buy', type: 'Flat', bhk: 2, latitude: 17.47, longitude: 78.37 } } },
  placeFacts: { caller: 'anybody', example: { params: { name: 'Kondapur' } } },
  agents: { caller: 'anybody', example: { body: { locality: 'Kondapur' } } },
  agent: ANYBODY,
  visualSearchStatus: ANYBODY,
  visualSearchAnalyze: {
    caller: 'anybody',
    errors: ['photo-unreadable', 'photo-too-large', 'not-a-property', 'photo-search-unavailable'],
  },
  plans: ANYBODY,
  signUp: { caller: 'anybody', example: { body: { plan: 'free', billing: 'monthly', purpose: 'customer', details } } },
  createOrder: {
    caller: 'buyer',
    errors: ['plan-unknown', 'amount-wrong', 'order-key-used', 'payments-off', 'payment-provider-away'],
    example: {
      body: { amount: 999, currency: 'INR', receipt: 'receipt-1', plan: 'pro', billing: 'monthly', purpose: 'customer', details },
    },
  },
  payment: { caller: 'buyer', errors: [...BUYER, 'already-paid', 'payment-ended', 'payments-off', 'payment-provider-away'] },
  initiateUpi: { caller: 'buyer', errors: [...BUYER, 'amount-wrong', 'already-paid', 'payments-off', 'payment-provider-away'] },
  verifyUpi: { caller: 'buyer', errors: ['amount-wrong', 'no-payment-to-track', 'payment-gone', 'payment-not-verified'] },
  verifyPayment: {
    caller: 'buyer',
    errors: ['payment-gone', 'payment-signature-wrong', 'payment-not-verified', 'no-payment-to-track', 'payment-provider-away'],
    example: { body: { razorpay_order_id: 'order_1', razorpay_payment_id: 'pay_1', razorpay_signature: 'f00d' } },
  },
  paymentStatus: { caller: 'buyer', errors: ['payment-gone'] },
  trackPayment: { caller: 'buyer', errors: ['payment-gone'] },
  generateQr: { caller: 'anybody', errors: ['qr-failed'] },
  paymentWebhook: { caller: 'anybody', errors: ['payment-signature-wrong'] },
  bankPayment: { caller: 'anybody', errors: ['payment-gone', 'not-found'] },
  decideAtBank: { caller: 'anybody', errors: ['payment-gone', 'payment-ended', 'not-found'] },
  processSubscription: { caller: 'buyer', errors: ['payment-gone', 'payment-not-verified', 'payment-not-processed'] },
  login: { caller: 'anybody', errors: ['log-in-failed'] },
  mailLogInCode: { caller: 'anybody', example: { body: { email: 'somebody@example.com' } } },
  logInByCode: { caller: 'anybody', errors: ['log-in-failed'] },
  beginPasskeyLogIn: ANYBODY,
  logInByPasskey: { caller: 'anybody', errors: ['log-in-failed'] },
  passkeys: ACCOUNT,
  beginPasskey: { caller: 'account', errors: ['log-in-again', 'passkeys-full'] },
  addPasskey: { caller: 'account', errors: ['log-in-again', 'passkey-failed', 'passkey-known', 'passkeys-full'] },
  removePasskey: { caller: 'account', errors: ['log-in-again', 'not-found'] },
  logout: { caller: 'account-or-not' },
  register: {
    caller: 'anybody',
    errors: ['password-common'],
    example: { body: { name: 'Asha Rao', email: 'new@example.com', password: PASSWORD } },
  },
  confirmEmail: { caller: 'anybody', errors: ['not-found', 'password-needed', 'password-wrong'] },
  forgotPassword: { caller: 'anybody', example: { body: { email: 'forgetful@example.com' } } },
  changePassword: {
    caller: 'account-or-not',
    errors: ['password-wrong', 'password-same', 'password-common', 'not-allowed', 'log-in-failed'],
    example: { body: { email: 'asha@example.com', currentPassword: 'Old-one-1!', newPassword: PASSWORD, confirmPassword: PASSWORD } },
  },
  account: ACCOUNT,
  exportAccount: ACCOUNT,
  deleteAccount: { caller: 'account', errors: ['password-wrong'] },
  subscriptionStatus: ACCOUNT,
  postings: ACCOUNT,
  newPosting: {
    caller: 'account',
    errors: ['subscription-needed', 'drafts-full'],
    example: { body: { title: 'Bright flat by the lake' } },
  },
  posting: { caller: 'account', errors: ['posting-gone'] },
  savePosting: {
    caller: 'account',
    errors: ['posting-gone', 'posting-not-possible'],
    example: { params: { id: '1' }, body: { title: 'Bright flat by the lake' } },
  },
  addPostingPhoto: {
    caller: 'account',
    errors: ['posting-gone', 'posting-not-possible', 'photo-refused', 'photos-full', 'photo-too-large', 'photo-search-unavailable'],
    takes: 'image/*',
  },
  changePosting: {
    caller: 'account',
    errors: ['posting-gone', 'posting-incomplete', 'posting-not-possible', 'plan-full', 'subscription-needed'],
  },
  review: OPERATOR,
  decideReview: { caller: 'operator', errors: ['posting-gone', 'posting-not-possible'] },
  cashOrders: OPERATOR,
  collectCash: { caller: 'operator', errors: ['payment-gone', 'already-paid', 'payment-ended'] },
  takenPayments: OPERATOR,
  refunds: OPERATOR,
  refundPayment: { caller: 'operator', errors: ['payment-gone', 'amount-wrong', 'payment-provider-away'] },
  takeDown: { caller: 'operator', errors: ['property-gone'] },
  putBack: { caller: 'operator', errors: ['property-gone'] },
  jobs: OPERATOR,
  retryJob: { caller: 'operator', errors: ['not-found'], example: { params: { id: '3f0a4c3e-8f1b-4b52-9d6e-2a7c1e5b9f10' } } },
  refundDone: { caller: 'operator', errors: ['payment-gone'] },
  sendEnquiry: {
    caller: 'anybody',
    errors: ['enquiry-known'],
    example: { body: { Name: 'Asha Rao', phoneNumber: '98480 12345', email: 'asha@example.com', selectUserType: 'Owner' } },
  },
  contactOwner: {
    caller: 'account-or-not',
    errors: ['owner-unreachable', 'property-gone'],
    example: { params: { id: '1' }, body: { name: 'Asha Rao', email: 'asha@example.com', text: 'Is it still free?' } },
  },
  myThreads: { caller: 'account-or-not', errors: ['thread-gone'], example: { body: { held: [] } } },
  writeInThread: { caller: 'account-or-not', errors: ['thread-gone'], example: { params: { id: '1' }, body: { text: 'Yes, it is.' } } },
  closeThread: { caller: 'account-or-not', errors: ['thread-gone'], example: { params: { id: '1' }, body: { closed: true } } },
  givePhone: { caller: 'account-or-not', errors: ['thread-gone'], example: { params: { id: '1' }, body: { phone: '98480 12345' } } },
  noteView: ANYBODY,
  homeCounts: ACCOUNT,
  visitTimes: { caller: 'anybody', errors: ['property-gone'] },
  askVisit: {
    caller: 'account-or-not',
    errors: ['property-gone', 'visit-known', 'visits-full'],
    example: { params: { id: '1' }, body: { at: '2099-01-02T05:30:00.000Z', name: 'Asha Rao', email: 'asha@example.com' } },
  },
  myVisits: { caller: 'account-or-not', example: { body: { held: [] } } },
  changeVisit: {
    caller: 'account-or-not',
    errors: ['visit-gone', 'visit-known'],
    example: { params: { id: '1' }, body: { at: null } },
  },
  visitHours: ACCOUNT,
  setVisitHours: { caller: 'account', errors: ['not-allowed'], example: { body: { days: [1, 2, 3, 4, 5, 6], from: 10, to: 19 } } },
  openCase: {
    caller: 'account-or-not',
    example: {
      body: { about: 'complaint', text: 'Nobody called me back.', reach: 'asha@example.com', key: '3f0a4c3e-8f1b-4b52-9d6e-2a7c1e5b9f10' },
    },
  },
  addToCase: {
    caller: 'account-or-not',
    errors: ['case-gone', 'case-closed'],
    example: { params: { number: 'K7QM2R' }, body: { text: 'And nobody writes.' } },
  },
  myCases: { caller: 'account-or-not' },
  caseStanding: { caller: 'anybody', errors: ['case-gone'], example: { params: { number: 'K7QM2R' } } },
  waitingCases: OPERATOR,
  answerCase: {
    caller: 'operator',
    errors: ['case-gone', 'case-closed'],
    example: { params: { number: 'K7QM2R' }, body: { text: 'We called him.' } },
  },
  closeCase: { caller: 'operator', errors: ['case-gone', 'case-closed'], example: { params: { number: 'K7QM2R' } } },
  saveSearch: {
    caller: 'account-or-not',
    errors: ['searches-full'],
    example: { body: { filters: { locality: 'Kondapur', bhk: 2 }, words: '', pace: 'daily', email: 'asha@example.com' } },
  },
  mySavedSearches: { caller: 'account-or-not' },
  changeSavedSearch: {
    caller: 'account-or-not',
    errors: ['search-gone', 'searches-full'],
    example: { params: { id: '1' }, body: { pace: 'weekly' } },
  },
  openSavedSearch: { caller: 'account-or-not', errors: ['search-gone'] },
  confirmSavedSearch: { caller: 'anybody', errors: ['search-gone', 'searches-full'] },
  stopSavedSearch: { caller: 'anybody', errors: ['search-gone'] },
  reportHome: {
    caller: 'account-or-not',
    errors: ['property-gone'],
    example: { params: { id: '1' }, body: { reason: 'gone', text: 'It was let.' } },
  },
  reportedHomes: OPERATOR,
  decideReports: { caller: 'operator', errors: ['property-gone'] },
  keepHomes: { caller: 'account', example: { body: { changes: [{ list: 'wishlist', added: [1], removed: [] }] } } },
  cityLevels: ANYBODY,
  askedHome: { caller: 'anybody', errors: ['posting-gone', 'not-found'] },
  answerAvailability: { caller: 'anybody', errors: ['posting-gone', 'posting-not-possible', 'not-found'] },
  confirmPosting: { caller: 'account', errors: ['posting-gone', 'posting-not-possible'] },
  noteUnmet: ANYBODY,
  unmet: OPERATOR,
  settleUnmet: { caller: 'operator', errors: ['not-found'] },
  markChecked: { caller: 'operator', errors: ['property-gone'] },
  askCompanion: {
    caller: 'anybody',
    errors: ['companion-off'],
    example: { body: { said: 'Is it quiet there?', language: 'en', screen: 'results', goal: {}, homes: [], tools: [], steps: [] } },
  },
  accessKeys: ACCOUNT,
  makeAccessKey: { caller: 'account', errors: ['keys-full'], example: { body: { name: 'My chat app', may: ['save', 'visit'], aDay: 20 } } },
  revokeAccessKey: { caller: 'account', errors: ['not-found'], example: { body: { id: 12 } } },
  keyRequests: ACCOUNT,
  decideKeyRequest: { caller: 'account', errors: ['request-decided', 'owner-unreachable', 'property-gone'] },
  askByKey: {
    caller: 'key',
    errors: ['not-allowed', 'property-gone'],
    example: { body: { kind: 'visit', home: 1, when: 'Saturday at 11', text: 'Is there a lift?' } },
  },
  askedByKey: { caller: 'key' },
};
