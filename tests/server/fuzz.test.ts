import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CALLS } from '../../src/capabilities/calls.ts';
import type { Call } from '../../src/kernel/call.ts';
import type { RunningServer } from '../../src/server/start.ts';
import { arbitraryOf } from './schema-arbitrary.ts';
import { anOrder, begin, logInAs, openShop, visitorOf } from './shop.ts';

/** 50,000 in the long run. */
const REQUESTS = process.env['LONG'] ? 50_000 : 600;
const LANES = 8;
const HANG_MS = 60_000;
/** What is away in a test is no error of ours: the photo model may still be opening. */
const AWAY = new Set(['photo-search-unavailable', 'companion-off']);
/** Ends the session that the others use. */
const LEFT_OUT = new Set(['logout']);

let server: RunningServer;
const tokens: (string | null)[] = [null];
const ids = ['1', '0', '999999999', 'x', '%00', 'order_0', 'a'.repeat(90)];

beforeAll(async () => {
  ({ server } = await openShop({ TRUSTED_PROXIES: '1' }));
  for (const who of ['agent', 'operator']) {
    const visitor = visitorOf(server);
    await logInAs(visitor, `${who}@gharvani.example`, 'Charminar-1591!');
    tokens.push(visitor.token);
  }
  const buyer = visitorOf(server);
  const order = await anOrder(buyer);
  ids.push(order.id, (await begin(buyer, order.id)).paymentId);
});
afterAll(() => server.stop());

interface Request {
  name: string;
  path: string;
  method: string;
  body: unknown;
  token: string | null;
}

const calls = (Object.entries(CALLS) as [string, Call][]).filter(([name]) => !LEFT_OUT.has(name));

/** A request of any call, made from the call's own schema. */
const request: fc.Arbitrary<Request> = fc.constantFrom(...calls).chain(([name, call]) =>
  fc.record({
    name: fc.constant(name),
    method: fc.constant(call.method),
    path: fc
      .array(fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...ids) }, fc.string({ maxLength: 12 }).map(encodeURIComponent)), {
        minLength: 2,
        maxLength: 2,
      })
      .map((values) => call.path.replace(/:\w+/g, () => values.pop() ?? '1')),
    body: call.body ? arbitraryOf(call.body) : fc.oneof(fc.constant(undefined), fc.jsonValue({ maxDepth: 1 })),
    token: fc.constantFrom(0, 1, 2).map((who) => tokens[who] ?? null),
  }),
);

async function send({ path, method, body, token }: Request, n: number): Promise<{ status: number; code?: string; ms: number }> {
  const start = performance.now();
  const response = await fetch(server.url + path, {
    method,
    ...(method === 'POST' && { body: JSON.stringify(body) ?? '' }),
    headers: {
      'X-Forwarded-For': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`,
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    signal: AbortSignal.timeout(HANG_MS),
  });
  const answer = (await response.json().catch(() => null)) as { error?: { code: string } } | null;
  return { status: response.status, ...(answer?.error && { code: answer.error.code }), ms: performance.now() - start };
}

describe('any call', () => {
  it(
    `made from its own schema ${REQUESTS} times never fails and never hangs`,
    async () => {
      const requests = fc.sample(request, { numRuns: REQUESTS, seed: 20_261_121 });
      const broken: unknown[] = [];
      const statuses = new Map<number, number>();
      let slowest = 0;
      let next = 0;
      const lane = async () => {
        for (let n = next++; n < requests.length; n = next++) {
          const one = requests[n]!;
          const { status, code, ms } = await send(one, n).catch((error: unknown) => ({ status: 0, code: String(error), ms: 0 }));
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
          slowest = Math.max(slowest, ms);
          if ((status === 0 || status >= 500) && !AWAY.has(code ?? ''))
            broken.push({ ...one, token: one.token && 'a token', status, code });
        }
      };
      await Promise.all(Array.from({ length: LANES }, lane));
      expect(broken.slice(0, 10)).toEqual([]);
      expect(({} as { role?: string }).role).toBeUndefined();
      if (process.env['LONG'])
        console.log(
          `${REQUESTS} requests: ${JSON.stringify([...statuses].toSorted((a, b) => a[0] - b[0]))}, slowest ${Math.round(slowest)} ms`,
        );
    },
    44 * 60_000,
  );
});
