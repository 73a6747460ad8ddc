import { vi } from 'vitest';
import type { CallName, CallAnswer } from '../../src/capabilities/calls.ts';
import type { Property } from '../../src/domain/property.ts';
import type { SearchQuery } from '../../src/domain/search.ts';
import type { CallInput, Server } from '../../src/kernel/services.ts';
import { aRefund, aTakenPayment, aThread, aPayment, aPosting, anAgent, anAnswer, somePlans } from './fake-data.ts';

type Answers = { [N in CallName]?: (input: CallInput) => unknown };

export interface FakeServer extends Server {
  /** Every call that was made: its name and what went in. */
  calls: { name: CallName; input: CallInput }[];
  /** Answers a call in another way from now on; an Error is thrown. */
  answer<N extends CallName>(name: N, answer: CallAnswer<N> | Error | ((input: CallInput) => unknown)): void;
  /** What went into the calls of one name. */
  made(name: CallName): CallInput[];
}

/** A server with nothing behind it that answers every call in the usual way and records it. */
export function fakeServer(homes: readonly Property[]): FakeServer {
  const answers: Answers = {
    search: ({ body }) => anAnswer(body as SearchQuery, [...homes]),
    searchFacets: () => ({ type: [], bhk: [], locality: [], furnishing: [] }),
    property: ({ params }) => homes.find(({ id }) => id === params?.['id']) ?? null,
    bulkProperties: ({ body }) => (body as number[]).map((id) => homes.find((home) => home.id === id) ?? null),
    localities: () => [],
    cityPlaces: () => [],
    comparableHomes: () => ({ count: 0, perSqft: null, price: null, withinKm: 10, date: '2026-11-21', nearest: [], compared: [] }),
    placeFacts: () => null,
    mapTiles: () => null,
    visualSearchStatus: () => ({ status: 'unavailable', model_loaded: false, collection_ready: false }),
    agents: () => ({ agents: [anAgent()], total: 1, page: 1, pageSize: 24 }),
    agent: ({ params }) => anAgent(Number(params?.['id'])),
    setUserLocation: () => ({ city: 'Hyderabad', state: 'Telangana' }),
    recommendations: () => ({ properties: homes.slice(0, 2).map((home) => ({ ...home, distance: 1.2 })) }),
    plans: () => somePlans(),
    signUp: () => ({ done: true }),
    login: () => ({
      isFirstLogin: false,
      token: 't',
      email: 'asha@example.com',
      username: 'Asha Rao',
      customerId: '1',
      userId: '1',
      phoneNumber: '+919848012345',
      subscriptionPlanId: '',
      adminUrl: '/admin',
    }),
    subscriptionStatus: () => true,
    createOrder: () => ({ id: 'order_1', amount: 999, currency: 'INR', receipt: 'r' }),
    payment: ({ body }) => aPayment({ paymentMethod: (body as { paymentMethod?: 'upi' }).paymentMethod ?? 'upi' }),
    initiateUpi: () => aPayment(),
    generateQr: () => ({ qrCodeBase64: 'cGln' }),
    paymentStatus: () => aPayment(),
    verifyUpi: () => ({ verified: true }),
    verifyPayment: () => ({ verified: true }),
    processSubscription: () => ({ active: true, email: 'asha@example.com', plan: 'Pro', billing: 'monthly', endsAt: null }),
    bankPayment: () => ({ paymentId: 'pay_1', payee: 'Gharvani', amount: 999, method: 'upi', state: 'open' }),
    decideAtBank: () => ({ payment: {} }),
    passkeys: () => [],
    accessKeys: () => [],
    keyRequests: () => [],
    postings: () => [aPosting()],
    posting: ({ params }) => aPosting({ id: Number(params?.['id']) }),
    newPosting: ({ body }) => aPosting({ state: 'draft', form: body as never }),
    savePosting: ({ params, body }) => aPosting({ id: Number(params?.['id']), state: 'draft', form: body as never }),
    addPostingPhoto: () => ({ file: 'a.jpg', alt: '', confirmed: false }),
    review: () => [aPosting()],
    contactOwner: () => aThread(),
    myThreads: () => [aThread()],
    exportAccount: () => ({ madeAt: '2026-11-21T10:00:00.000Z', account: { email: 'asha@example.com' } }) as never,
    takenPayments: () => [aTakenPayment()],
    refunds: () => [aRefund()],
    jobs: () => ({ queues: [], parked: [] }),
    cashOrders: () => [{ paymentId: 'pay_9', name: 'Ravi', email: 'ravi@example.com', plan: 'Pro', amount: 999, at: '' }],
  };
  const calls: FakeServer['calls'] = [];
  const take = async (name: CallName, input: CallInput = {}): Promise<unknown> => {
    calls.push({ name, input });
    return (answers[name] ?? (() => ({ done: true })))(input);
  };
  return {
    calls,
    answer(name, answer) {
      answers[name] =
        typeof answer === 'function'
          ? (answer as (input: CallInput) => unknown)
          : () => {
              if (answer instanceof Error) throw answer;
              return answer;
            };
    },
    made: (name) => calls.filter((call) => call.name === name).map(({ input }) => input),
    call: vi.fn(take) as unknown as Server['call'],
    raw: vi.fn(take),
    upload: vi.fn(async (name: CallName, file: Blob) => {
      calls.push({ name, input: { file } });
      return { status: 200, ok: true, body: (answers[name] ?? (() => ({ results: [] })))({ file }) };
    }),
  };
}
