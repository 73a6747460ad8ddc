import { existsSync, readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../../src/server/start.ts';
import { startTestServer } from './test-server.ts';

let server: RunningServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const get = (path: string) => fetch(server.url + path, { redirect: 'manual' });

const WANTED = {
  'content-security-policy': /default-src 'self'.*object-src 'none'.*base-uri 'none'.*frame-ancestors 'none'/,
  'x-frame-options': /^DENY$/,
  'x-content-type-options': /^nosniff$/,
  'strict-transport-security': /max-age=63072000/,
  'referrer-policy': /strict-origin-when-cross-origin/,
  'cross-origin-opener-policy': /^same-origin-allow-popups$/,
  'permissions-policy': /camera=\(self\)/,
};
const lacking = (headers: Headers) =>
  Object.entries(WANTED)
    .filter(([name, value]) => !value.test(headers.get(name) ?? ''))
    .map(([name]) => name);

describe('every answer has its headers', () => {
  it.each(
    [
      '/assets/x',
      '/assets/x/y',
      '/assets/',
      '/assets',
      '/models/x',
      '/images/x',
      '/photos/x',
      '/ASSETS/x',
      '/assets/no-such.js',
      '/assets/i18n/xx.json',
    ].map((path) => [path]),
  )('%s is no page of the app', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(lacking(response.headers)).toEqual([]);
  });

  it.each(
    ['/api/docs', '/api/openapi.json', '/api/plans', '/api/nothing', '/healthz', '/readyz', '/no-such.txt', '/photos/villa-01.jpg?w=7'].map(
      (path) => [path],
    ),
  )('%s has all of them', async (path) => expect(lacking((await get(path)).headers)).toEqual([]));

  it('pages may show the pictures of the hosts that are set, and no others [G122]', async () => {
    const policy = (await get('/')).headers.get('content-security-policy')!;
    expect(/img-src ([^;]*)/.exec(policy)![1]).toBe("'self' data: blob: https://res.cloudinary.com");
  });

  it('a picture may be used by pages, and is what it says', async () => {
    const response = await get('/photos/villa-01.jpg?w=320');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-type')).toBe('image/webp');
  });

  it.each([['/.git/config.txt'], ['/.env.example'], ['/package.json'], ['/src/server/main.ts'], ['/../package.json']])(
    '%s is not served',
    async (path) => expect((await get(path)).status).toBe(404),
  );

  it('answers of calls are kept by nobody, and no other site reads them', async () => {
    const response = await fetch(`${server.url}/api/plans`, { headers: { Origin: 'https://evil.example' } });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('cookies cannot be read by scripts, are not sent by other sites, and are Secure behind TLS', async () => {
    const proxied = await startTestServer({ settings: { TRUSTED_PROXIES: '1' } });
    const cookiesOf = async (proto: string) => {
      const response = await fetch(`${proxied.url}/api/Payment/create`, {
        method: 'POST',
        body: JSON.stringify({ amount: 1, receipt: 'r' }),
        headers: { 'X-Forwarded-Proto': proto, 'X-Forwarded-For': '198.51.100.1' },
      });
      return response.headers.getSetCookie().join();
    };
    expect(await cookiesOf('https')).toMatch(/^buyer=.*HttpOnly; Secure; SameSite=Strict/);
    expect(await cookiesOf('http')).not.toMatch(/Secure/);
    await proxied.stop();
  });

  const isBuilt = existsSync('dist/index.html');
  describe.runIf(isBuilt)(`of the built site${isBuilt ? '' : ' (left out: it is not built; run "npm run build")'}`, () => {
    it.each([['/'], ['/my-listing'], ['/no/such/page'], ['/property/1?id=1'], ['/index.html']])(
      'the page %s has a nonce of its own',
      async (path) => {
        const [one, two] = [await get(path), await get(path)];
        expect(lacking(one.headers)).toEqual([]);
        const nonceOf = async (response: Response) => /nonce="([^"]+)"/.exec(await response.text())?.[1];
        const nonces = [await nonceOf(one), await nonceOf(two)];
        expect(nonces[0]).toMatch(/^[\w+/=-]{16,}$/);
        expect(nonces[0]).not.toBe(nonces[1]);
        expect(one.headers.get('content-security-policy')).toContain(nonces[0]);
      },
    );

    it('no source map is public', async () => {
      const maps = readdirSync('dist/assets').filter((file) => file.endsWith('.map'));
      for (const file of [...maps.slice(0, 5), 'x.js.map']) expect((await get(`/assets/${file}`)).status).toBe(404);
    });
  });
});
