import type { AccessKey, KeyRequest } from '../../src/domain/access-key.ts';
import type { Thread } from '../../src/domain/thread.ts';
import type { ReportedHome } from '../../src/domain/home-report.ts';
import * as z from 'zod/mini';
import type { Refund, TakenPayment } from '../../src/capabilities/review/contract.ts';
import type { Agent } from '../../src/domain/agents.ts';
import type { Payment } from '../../src/domain/payment.ts';
import type { Plan } from '../../src/domain/plans.ts';
import { PostingForm, type Posting } from '../../src/domain/posting.ts';
import type { SupportCase } from '../../src/domain/support-case.ts';
import type { Property } from '../../src/domain/property.ts';
import { toProperty } from '../../src/domain/property-mapper.ts';
import type { Purchase } from '../../src/domain/purchase.ts';
import { usualOrder, type SearchAnswer, type SearchQuery } from '../../src/domain/search.ts';

export const aTakenPayment = (more: Partial<TakenPayment> = {}): TakenPayment => ({
  paymentId: 'pay_9',
  receipt: 'GV-1',
  email: 'ravi@example.com',
  plan: 'Pro',
  method: 'upi',
  amount: 999,
  refunded: 0,
  at: '2026-11-20T10:00:00.000Z',
  ...more,
});

export const aRefund = (more: Partial<Refund> = {}): Refund => ({
  id: 3,
  paymentId: 'pay_9',
  providerPaymentId: null,
  receipt: 'GV-1',
  email: 'ravi@example.com',
  amount: 999,
  reason: 'paid-twice',
  note: '',
  state: 'by-hand',
  attempts: 11,
  at: '2026-11-20T10:00:00.000Z',
  advice: 'Pay it back.',
  ...more,
});

/** A home with the usual facts, changed as a test needs it. */
export const aHome = (more: Partial<Property> = {}): Property => ({
  ...toProperty({
    id: 1,
    propertyName: `2 BHK flat in Gachibowli, Pearl Court ${more.id ?? 1}`,
    typeName: 'Flat',
    offer: 'buy',
    marketValue: 6_500_000,
    totalSquareFeet: 1080,
    leasableSquareFeet: 810,
    beds: 2,
    baths: 2,
    locality: 'Gachibowli',
    facing: 'east',
    furnishing: 'semi-furnished',
    amenities: ['lift', 'parking'],
    agentName: 'Asha Rao',
    agentEmail: 'asha@gharvani.example',
    agentPhoneNumber: '+91 40 0000 0001',
    createDate: '2026-11-01T00:00:00.000Z',
  })!,
  ...more,
});

export const fiveHomes = (): Property[] => [1, 2, 3, 4, 5].map((id) => aHome({ id, marketValue: 5_000_000 + id * 500_000 }));

export const anAgent = (id = 1): Agent => ({
  id,
  name: 'Asha Rao',
  kind: 'agent',
  email: 'asha@gharvani.example',
  phone: '+91 40 0000 0001',
  locality: 'Gachibowli',
  sale: 4,
  rent: 2,
});

export const anAnswer = (query: SearchQuery, properties: Property[], more: Partial<SearchAnswer> = {}): SearchAnswer => ({
  properties,
  total: properties.length,
  page: query.page ?? 1,
  pageSize: 12,
  sort_by: query.sort_by ?? 'match',
  order: query.order ?? usualOrder(query.sort_by ?? 'match'),
  understood: { filters: query.filters ?? {}, rest: query.text ?? '' },
  relaxations: [],
  ...more,
});

const aPlan = (plan: Plan['plan'], billing: Plan['billing'], price: number): Plan => ({
  id: `customer-${plan}-${billing}`,
  plan,
  name: plan[0]!.toUpperCase() + plan.slice(1),
  purpose: 'customer',
  billing,
  price,
  listings: 10,
  days: 30,
});

export const somePlans = (): Plan[] => [
  aPlan('free', 'monthly', 0),
  aPlan('pro', 'monthly', 999),
  aPlan('pro', 'yearly', 9990),
  aPlan('premium', 'monthly', 2499),
];

export const aPayment = (more: Partial<Payment> = {}): Payment => ({
  paymentId: 'pay_1',
  orderId: 'order_1',
  paymentAmount: 999,
  paymentStatus: 'pending',
  paymentReference: '',
  paymentMethod: 'upi',
  bankReference: '',
  paymentDate: '2026-11-21T00:00:00.000Z',
  paymentCode: '',
  paymentType: 'subscription',
  receipt: 'r',
  currency: 'INR',
  upiLink: 'upi://pay?pa=a@b',
  isSandbox: true,
  ...more,
});

export const aPurchase = (more: Partial<Purchase> = {}): Purchase => ({
  plan: 'Pro',
  billing: 'monthly',
  purpose: 'customer',
  amount: 999,
  email: 'asha@example.com',
  orderId: 'order_1',
  method: 'upi',
  payment: aPayment(),
  ...more,
});

export const aPosting = (more: Partial<Posting> = {}): Posting => ({
  id: 7,
  state: 'pending',
  form: z.parse(PostingForm, { title: 'Sunny flat', locality: 'Kondapur' }),
  reason: '',
  submittedAt: null,
  changedAt: '2026-11-21T00:00:00.000Z',
  propertyId: null,
  ...more,
});

export const aSupportCase = (more: Partial<SupportCase> = {}): SupportCase => ({
  number: 'K7QM2R',
  about: 'complaint',
  text: 'Nobody called me back.',
  reach: '+919848012345',
  payment: null,
  state: 'open',
  at: '2026-11-21T10:00:00.000Z',
  notes: [],
  ...more,
});

export const aReportedHome = (count = 1): ReportedHome => ({
  id: 9,
  name: 'Pearl Court 2',
  live: true,
  reports: Array.from({ length: count }, () => ({ reason: 'fake' as const, text: '', at: '2026-11-21T10:00:00.000Z' })),
});

export const anAccessKey = (more: Partial<AccessKey> = {}): AccessKey => ({
  id: 4,
  name: 'My chat app',
  may: ['save', 'visit'],
  aDay: 20,
  madeAt: '2026-11-01T00:00:00.000Z',
  usedAt: null,
  ...more,
});

export const aKeyRequest = (more: Partial<KeyRequest> = {}): KeyRequest => ({
  id: 6,
  kind: 'visit',
  home: { id: 1, name: 'Pearl Court 1' },
  text: 'Is there a lift?',
  when: 'Saturday at 11',
  by: 'My chat app',
  state: 'waiting',
  at: '2026-11-02T00:00:00.000Z',
  ...more,
});

export const aThread = (more: Partial<Thread> = {}): Thread => ({
  id: 5,
  state: 'new',
  home: { id: 1, name: 'Pearl Court' },
  side: 'seeker',
  other: { name: 'Ravi Kumar', phone: '' },
  messages: [{ side: 'seeker', text: 'Is it still free?', at: '2026-11-20T10:00:00.000Z' }],
  receipts: [{ side: 'seeker', what: 'name', value: 'Asha', at: '2026-11-20T10:00:00.000Z' }],
  key: `5-${'k'.repeat(43)}`,
  ...more,
});
