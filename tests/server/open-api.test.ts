import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CALLS, type CallName } from '../../src/capabilities/calls.ts';
import type { Call } from '../../src/kernel/call.ts';
import { CALL_FACTS } from '../../src/server/http/call-facts.ts';
import { exampleOfCall, openApi } from '../../src/server/http/open-api.ts';
import type { RunningServer } from '../../src/server/start.ts';
import { arbitraryOf } from './schema-arbitrary.ts';
import { ask } from './test-server.ts';
import { logInAs, openShop, visitorOf } from './shop.ts';

const contract = openApi();
const whole: CallName[] = [];
const names = Object.keys(CALLS) as CallName[];

const operationOf = (name: CallName) => {
  const { path, method } = CALLS[name];
  return contract.paths[path.replace(/:(\w+)/g, '{$1}')]![method.toLowerCase()]!;
};

/** The statuses that a call says it has, and the codes of each. */
const saidOf = (name: CallName): Map<string, string> =>
  new Map(
    Object.entries(operationOf(name).responses as Record<string, { description: string }>).map(([status, { description }]) => [
      status,
      description,
    ]),
  );

let server: RunningServer;
let sent = 0;
const tokens: Record<string, string | null> = { nobody: null };

beforeAll(async () => {
  ({ server } = await openShop({ TRUSTED_PROXIES: '1' }));
  for (const who of ['customer', 'agent', 'operator']) {
    const visitor = visitorOf(server);
    await logInAs(visitor, `${who}@gharvani.example`, 'Charminar-1591!');
    tokens[who] = visitor.token;
  }
  const owner = { Authorization: `Bearer ${tokens['customer']!}` };
  const made = await fetch(`${server.url}/api/access-keys`, {
    method: 'POST',
    headers: owner,
    body: JSON.stringify({ name: 'A program', may: ['save', 'enquire', 'visit'] }),
  });
  tokens['key'] = ((await made.json()) as { secret: string }).secret;
});
afterAll(() => server.stop());

/** Sends a request, each from a network of its own. */
async function send(name: CallName, who: string, { params, body }: { params: Record<string, string>; body?: unknown }) {
  const { path, method } = CALLS[name] as Call;
  sent++;
  const response = await fetch(server.url + path.replace(/:(\w+)/g, (_, param: string) => encodeURIComponent(params[param]!)), {
    method,
    ...(method === 'POST' && { body: JSON.stringify(body) ?? '' }),
    headers: {
      'X-Forwarded-For': `10.9.${(sent >> 8) & 255}.${sent & 255}`,
      ...(tokens[who] && { Authorization: `Bearer ${tokens[who]}` }),
    },
  });
  const answer = (await response.json().catch(() => null)) as { error?: { code: string } } | null;
  return { status: String(response.status), code: answer?.error?.code };
}

/** Whoever may call. */
const CALLER: Record<string, string> = {
  'anybody': 'nobody',
  'account-or-not': 'customer',
  'buyer': 'nobody',
  'account': 'customer',
  'operator': 'operator',
  'key': 'key',
};

/** These end the session, and come last. */
const ENDS = new Set<CallName>(['logout']);
/** What an example leads to where nothing has gone before it: no payment, no enquiry, no link from a mail. */
const NEEDS_MORE =
  /^(payment|order|no-payment|case|search|posting|request|passkey|property|thread|visit)|^(not-found|log-in-failed|password-wrong|owner-unreachable|companion-off|photo-unreadable|photo-refused|qr-failed|enquiry-known|not-allowed)$/;

describe('the document of the calls', () => {
  it('has every call once, with its path, its input and its errors', async () => {
    const { body } = await ask<typeof contract>(server, '/api/openapi.json');
    expect(body.paths).toEqual(JSON.parse(JSON.stringify(contract.paths)));
    const operations = Object.values(contract.paths).flatMap((methods) => Object.values(methods));
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(names.length);
    for (const name of names) {
      const { parameters = [], responses } = operationOf(name);
      expect(parameters.map((parameter) => parameter.name)).toEqual([...CALLS[name].path.matchAll(/:(\w+)/g)].map(([, param]) => param));
      expect(responses).toHaveProperty('200');
    }
    for (const scheme of operations.flatMap(({ security }) => security.flatMap((one) => Object.keys(one))))
      expect(Object.keys(contract.components.securitySchemes)).toContain(scheme);
  });

  it('says how files are sent, and what comes in parts', () => {
    expect(operationOf('visualSearchAnalyze').requestBody!.content).toMatchObject({
      'multipart/form-data': { schema: { properties: { image: { format: 'binary' } }, required: ['image'] } },
    });
    expect(operationOf('addPostingPhoto').requestBody!.content).toMatchObject({ 'image/*': { schema: { format: 'binary' } } });
    expect(operationOf('askCompanion').responses[200].content).toHaveProperty(['text/event-stream']);
  });

  it('is there for people, with the tools for programs', async () => {
    const { body } = await ask<string>(server, '/api/docs');
    for (const told of ['/mcp', 'ask_for_visit', 'Security: session', 'log-in-needed', 'multipart/form-data']) expect(body).toContain(told);
  });
});

describe.each(names.toSorted((a, b) => Number(ENDS.has(a)) - Number(ENDS.has(b))))('%s', (name) => {
  const { caller } = CALL_FACTS[name];
  const example = exampleOfCall(name);

  it('answers its own example', async () => {
    const { status, code } = await send(name, CALLER[caller]!, example);
    if (status === '200') whole.push(name);
    else {
      expect(code).toMatch(NEEDS_MORE);
      expect(saidOf(name).get(status)?.split(', ')).toContain(code);
    }
  });

  it('is for those it says', async () => {
    if (ENDS.has(name)) return;
    const { status, code } = await send(name, 'nobody', example);
    if (['account', 'operator', 'key'].includes(caller)) expect([status, code]).toEqual(['401', 'log-in-needed']);
    else expect(code).not.toBe('log-in-needed');
    if (caller === 'operator') expect(await send(name, 'customer', example)).toEqual({ status: '403', code: 'not-allowed' });
    if (caller === 'account') expect((await send(name, 'key', example)).status).toBe('401');
    if (caller === 'key') expect((await send(name, 'customer', example)).status).toBe('401');
  });

  it('has the errors that it says', async () => {
    const { body } = CALLS[name] as Call;
    const bodies = body ? fc.sample(arbitraryOf(body), { numRuns: 2, seed: 20_261_122 }) : [undefined];
    const said = saidOf(name);
    const unsaid: string[] = [];
    for (const who of ENDS.has(name) ? [] : [CALLER[caller]!, 'agent'])
      for (const one of [...bodies, example.body]) {
        const { status, code } = await send(name, who, { params: example.params, body: one });
        if (status !== '200' && !said.get(status)?.split(', ').includes(String(code))) unsaid.push(`${who}: ${status} ${code}`);
      }
    expect(unsaid).toEqual([]);
  });
});

it('most calls answer their example whole, without anything that has gone before', () => {
  expect(whole.length).toBeGreaterThan(50);
});
