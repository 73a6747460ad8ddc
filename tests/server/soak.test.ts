import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { temporaryFolder } from '../temporary-folder.ts';
import { copyFilled } from './filled/filled-folder.ts';
import { PRO, someDetails } from './purchase.ts';
import { spawnServer, type SpawnedServer } from './spawned-server.ts';

/** Ten minutes of fifty clients in the long run. */
const LONG = process.env['LONG'] !== undefined;
const CLIENTS = LONG ? 50 : 6;
const SECONDS = LONG ? 600 : 4;
const THINK_MS = 150;
const MEGABYTE = 1024 * 1024;

let server: SpawnedServer;

beforeAll(async () => {
  const dataDir = temporaryFolder('soak');
  copyFilled(inject('filledFolder'), dataDir);
  server = await spawnServer({ DATA_DIR: dataDir, TRUSTED_PROXIES: '1' });
});
afterAll(() => server?.stop());

const at = (sorted: number[], share: number): number => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

it.runIf(process.platform === 'linux')(
  `${CLIENTS} clients for ${SECONDS} s get no error, and memory stays flat`,
  async () => {
    const times: number[] = [];
    const errors: string[] = [];
    const rss: number[] = [];
    const ends = Date.now() + SECONDS * 1000;
    const watching = setInterval(() => rss.push(server.memory()), SECONDS * 5);
    const client = async (n: number) => {
      const ask = async (path: string, body?: unknown) => {
        const start = performance.now();
        const response = await fetch(server.url + path, {
          ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
          headers: { 'X-Forwarded-For': `10.0.${n}.${(times.length % 250) + 1}` },
        });
        const answer: unknown = (response.headers.get('content-type') ?? '').includes('json')
          ? await response.json()
          : await response.arrayBuffer();
        times.push(performance.now() - start);
        if (!response.ok) errors.push(`${path}: ${response.status} ${JSON.stringify(answer).slice(0, 200)}`);
        return answer as Record<string, string>;
      };
      for (let round = 0; Date.now() < ends; round++) {
        const steps: (() => Promise<unknown>)[] = [
          () => ask('/api/search', { text: '2 bhk in Kondapur under 80 lakhs' }),
          () => ask('/api/search/facets', { filters: { purpose: 'rent' } }),
          () => ask(`/api/properties/${(n * 97 + round) % 4000 || 1}`),
          () => ask('/api/plans'),
          () => ask(`/photos/villa-0${(round % 5) + 1}.jpg?w=640`),
          () => ask('/api/chat/recommendations', { message: 'flats in Gachibowli' }),
          () => ask('/api/login', { userNameOrEmail: 'agent@gharvani.example', password: 'Charminar-1591!' }),
          async () => {
            const details = someDetails(`soak${n}.${round}@example.com`);
            const order = await ask('/api/Payment/create', { ...PRO, receipt: 'r', details });
            const payment = await ask('/api/Payment', { action: 'initialize', paymentId: order['id'] });
            await ask(`/api/sandbox-bank/${payment['paymentId']}`, { decision: 'approve' });
          },
        ];
        await steps[(n + round) % steps.length]!().catch((error: unknown) => errors.push(String(error)));
        await new Promise((resolve) => setTimeout(resolve, THINK_MS));
      }
    };
    await Promise.all(Array.from({ length: CLIENTS }, (_, n) => client(n)));
    clearInterval(watching);
    times.sort((a, b) => a - b);
    const half = rss.slice(Math.floor(rss.length / 2));
    const [earlier, later] = [half.slice(0, half.length / 2), half.slice(half.length / 2)];
    if (LONG)
      console.log(
        `${CLIENTS} clients, ${SECONDS} s: ${times.length} requests, ${errors.length} errors, p50 ${at(times, 0.5)} ms, p95 ${at(times, 0.95)} ms, ` +
          `memory ${Math.round(mean(earlier) / MEGABYTE)} MB in the third quarter, ${Math.round(mean(later) / MEGABYTE)} MB in the last, at most ${Math.round(Math.max(...rss) / MEGABYTE)} MB`,
      );
    expect(errors.slice(0, 5)).toEqual([]);
    if (LONG) expect(mean(later)).toBeLessThan(mean(earlier) * 1.1);
  },
  20 * 60_000,
);
