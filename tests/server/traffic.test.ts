import { Hono } from 'hono';
import { pino, type Logger } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorHandler } from '../../src/server/http/errors.ts';
import type { RunningServer } from '../../src/server/start.ts';
import { turnAway } from '../../src/server/traffic/turn-away.ts';
import { readWords } from '../../src/server/words.ts';
import { ask, startTestServer } from './test-server.ts';

/** What a server writes while something is done with it. */
function listeningLog(): { log: Logger; lines: Record<string, unknown>[] } {
  const lines: Record<string, unknown>[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) });
  return { log, lines };
}

describe('a server', () => {
  const { log, lines } = listeningLog();
  let server: RunningServer;
  let guarded: RunningServer;
  beforeAll(async () => {
    server = await startTestServer({ log });
    guarded = await startTestServer({ settings: { METRICS_TOKEN: 'a-token-of-sixteen' } });
  });
  afterAll(async () => {
    await server?.stop();
    await guarded?.stop();
  });

  it('notes each request by its pattern and its end, and nothing of who asks or for what', async () => {
    lines.length = 0;
    const asked = await fetch(`${server.url}/api/search`, {
      method: 'POST',
      headers: { 'X-Request-Id': 'one-request', 'Authorization': 'Bearer secret-token', 'User-Agent': 'somebody-s-browser' },
      body: JSON.stringify({ text: '2 bhk in Kondapur for asha@example.com' }),
    });
    expect(asked.status).toBe(200);
    await ask(server, '/api/properties/12?code=secret-code');
    await ask(server, '/api/properties/999999999');
    await ask(server, '/property/12?token=secret-code');
    await ask(server, '/asha@example.com');
    await ask(server, '/favicon.svg');
    const requests = lines.filter(({ msg }) => msg === 'request');
    expect(requests).toMatchObject([
      { requestId: 'one-request', method: 'POST', route: '/api/search', status: 200 },
      { route: '/api/properties/:id', status: 200 },
      { route: '/api/properties/:id', status: 404 },
      { route: 'page', status: 200 },
      { route: 'page', status: 404 },
      { route: 'file', status: 200 },
    ]);
    for (const { ms, requestId } of requests) expect([typeof ms, typeof requestId]).toEqual(['number', 'string']);
    expect(lines.map((line) => JSON.stringify(line)).join('\n')).not.toMatch(/secret|asha|somebody|Kondapur|127\.0\.0\.1/);
  });

  it('counts them for Prometheus, with what waits in the database', async () => {
    await ask(server, '/api/plans');
    const { status, body, headers } = await ask<string>(server, '/metrics');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/^text\/plain; version=/);
    expect(body).toMatch(/http_request_duration_seconds_count\{method="GET",route="\/api\/plans",status="200"\} 1\n/);
    expect(body).toMatch(/market_records\{kind="home",state="listed"\} \d{4}\n/);
    expect(body).toMatch(/market_jobs\{queue="mail",state="waiting"\} 0\n/);
    expect(body).toMatch(/process_resident_memory_bytes \d+/);
  });

  it('shows its figures to whoever has the token, where one is set', async () => {
    expect((await ask(guarded, '/metrics')).status).toBe(404);
    const withToken = (token: string) => fetch(`${guarded.url}/metrics`, { headers: { Authorization: `Bearer ${token}` } });
    expect((await withToken('another-of-sixteen')).status).toBe(404);
    expect((await withToken('a-token-of-sixteen')).status).toBe(200);
  });
});

describe('too many requests at once', () => {
  const words = readWords();
  let away = 0;
  const ends: (() => void)[] = [];
  const status = async (path: string) => (await app.request(path)).status;
  const app = new Hono();
  app.onError(errorHandler(words, pino({ level: 'silent' })));
  app.use(turnAway({ answered: () => undefined, turnedAway: () => away++, text: async () => '', contentType: '' }, 2));
  app.get('*', async (context) => {
    if (context.req.path === '/slow') await new Promise<void>((resolve) => ends.push(resolve));
    return context.text('done');
  });

  it('are turned away at once with the time to come back, until some are done; health and payments never', async () => {
    const under = [status('/slow'), status('/slow')];
    const late = await app.request('/plans');
    expect([late.status, late.headers.get('Retry-After')]).toEqual([503, '2']);
    expect(await late.json()).toMatchObject({ error: { code: 'server-busy' } });
    expect(away).toBe(1);
    for (const path of ['/healthz', '/readyz', '/api/Payment/status/1']) expect([path, await status(path)]).toEqual([path, 200]);
    for (const end of ends.splice(0)) end();
    expect(await Promise.all(under)).toEqual([200, 200]);
    expect(await status('/plans')).toBe(200);
  });
});

it('a server that is told to stop answers what it has, sends proxies elsewhere, and closes', async () => {
  const server = await startTestServer({ settings: { DRAIN_SECONDS: '1' } });
  const search = () => fetch(`${server.url}/api/search`, { method: 'POST', body: JSON.stringify({ text: '3 bhk villas' }) });
  expect((await search()).headers.get('connection')).not.toBe('close');
  const under = Array.from({ length: 10 }, search);
  const stopped = server.stop();
  const [ready, ...answers] = await Promise.all([ask<{ ready: boolean; leaving: boolean }>(server, '/readyz'), ...under, search()]);
  expect([ready.status, ready.body.leaving]).toEqual([503, true]);
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 11 }, () => 200));
  expect(answers.at(-1)!.headers.get('connection')).toBe('close');
  await stopped;
  await expect(search()).rejects.toThrow();
});
