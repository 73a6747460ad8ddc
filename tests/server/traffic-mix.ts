import { PRO, someDetails } from './purchase.ts';

const PLACES = ['Kondapur', 'Gachibowli', 'Miyapur', 'Kokapet', 'Madhapur', 'Begumpet'];

/** What many people did and how it ended. */
export interface Tally {
  statuses: Map<number, number>;
  /** Milliseconds, of what was answered well. */
  times: number[];
  failures: string[];
  /** Orders of which the server said that they are paid, by the person's e-mail address. */
  paid: Set<string>;
}

export const newTally = (): Tally => ({ statuses: new Map(), times: [], failures: [], paid: new Set() });

/** One request; what went wrong is counted, never thrown. Status 0: the connection broke. */
export async function send(
  url: string,
  path: string,
  body: unknown,
  network: string,
  tally: Tally,
): Promise<{ status: number; answer: unknown }> {
  const start = performance.now();
  try {
    const response = await fetch(url + path, {
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
      headers: { 'X-Forwarded-For': network },
      signal: AbortSignal.timeout(60_000),
    });
    const text = await response.text();
    tally.statuses.set(response.status, (tally.statuses.get(response.status) ?? 0) + 1);
    if (response.ok) tally.times.push(performance.now() - start);
    else if (tally.failures.length < 20) tally.failures.push(`${path}: ${response.status} ${text.slice(0, 200)}`);
    return { status: response.status, answer: text.startsWith('{') ? JSON.parse(text) : null };
  } catch (error) {
    tally.statuses.set(0, (tally.statuses.get(0) ?? 0) + 1);
    if (tally.failures.length < 20) tally.failures.push(`${path}: ${String((error as Error).cause ?? error)}`);
    return { status: 0, answer: null };
  }
}

/** Where somebody calls from: everybody has a network of their own. */
export const networkOf = (n: number): string => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;

/** An order and its payment begun, as far as the bank; the payment's id, or null where it was turned away. */
export async function beginPaying(url: string, n: number, tally: Tally): Promise<string | null> {
  const network = networkOf(n);
  const details = someDetails(`mix${n}.${Math.trunc(performance.now())}@example.com`);
  const { answer: order } = await send(url, '/api/Payment/create', { ...PRO, receipt: 'r', details }, network, tally);
  const id = (order as { id?: string } | null)?.id;
  if (!id) return null;
  const { answer } = await send(url, '/api/Payment', { action: 'initialize', paymentId: id }, network, tally);
  return (answer as { paymentId?: string } | null)?.paymentId ?? null;
}

/** What one of many people does next: most search and look, some pay. */
export async function doSomething(url: string, n: number, tally: Tally): Promise<void> {
  const network = networkOf(n);
  const place = PLACES[n % PLACES.length]!;
  const kinds: (() => Promise<unknown>)[] = [
    () => send(url, '/api/search', { text: `${(n % 4) + 1} bhk in ${place} under ${60 + (n % 90)} lakhs` }, network, tally),
    () => send(url, '/api/search', { text: `flats for rent in ${place}`, page: (n % 3) + 1 }, network, tally),
    () => send(url, '/api/search/facets', { filters: { purpose: n % 2 ? 'rent' : 'buy' } }, network, tally),
    () => send(url, `/api/properties/${((n * 97) % 4000) + 1}`, undefined, network, tally),
    () => send(url, '/api/plans', undefined, network, tally),
    () => send(url, '/', undefined, network, tally),
    () => send(url, `/property/1?id=${((n * 31) % 4000) + 1}`, undefined, network, tally),
    () => send(url, `/photos/villa-0${(n % 5) + 1}.jpg?w=640`, undefined, network, tally),
    async () => {
      const payment = await beginPaying(url, n, tally);
      if (payment) {
        const { status } = await send(url, `/api/sandbox-bank/${payment}`, { decision: 'approve' }, network, tally);
        if (status === 200) tally.paid.add(payment);
      }
    },
  ];
  await kinds[n % kinds.length]!();
}
