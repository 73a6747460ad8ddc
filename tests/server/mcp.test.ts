import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer } from './test-server.ts';
import type { RunningServer } from '../../src/server/start.ts';
import type { Property } from '../../src/domain/property.ts';
import type { SearchAnswer } from '../../src/domain/search.ts';
import type { PlaceFacts } from '../../src/capabilities/questions/contract.ts';

let server: RunningServer;
let client: Client;

beforeAll(async () => {
  server = await startTestServer();
  client = new Client({ name: 'somebody', version: '1' });
  // The package's own types are not exact about optional fields.
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', server.url)) as unknown as Parameters<Client['connect']>[0]);
});
afterAll(async () => {
  await client.close();
  await server.stop();
});

const call = async <T>(name: string, args: Record<string, unknown> = {}) => {
  const { structuredContent, isError, content } = await client.callTool({ name, arguments: args });
  return { answer: structuredContent as T, isError: isError === true, text: (content as { text: string }[])[0]!.text };
};

describe('a program that looks for homes on behalf of somebody', () => {
  it('is told of tools that only read, with what they take', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'search_homes',
      'count_choices',
      'read_homes',
      'compare_price',
      'read_locality',
      'list_localities',
      'list_places',
      'find_agents',
    ]);
    for (const { annotations, description, inputSchema } of tools) {
      expect(annotations?.readOnlyHint).toBe(true);
      expect(description!.length).toBeGreaterThan(20);
      expect(inputSchema.type).toBe('object');
    }
    expect(Object.keys(tools[0]!.inputSchema.properties!)).toEqual(expect.arrayContaining(['text', 'filters', 'sort_by', 'page']));
    expect(client.getInstructions()).toContain('/property/ID');
  });

  it('finds by a sentence, compares what it found, and reads what is asked around', async () => {
    const { answer: found } = await call<SearchAnswer>('search_homes', { text: '2 bhk flats in Kondapur for sale', pageSize: 3 });
    expect(found.total).toBeGreaterThan(2);
    expect(found.understood.filters).toMatchObject({ bhk: 2, purpose: 'buy' });
    const ids = found.properties.map(({ id }) => id);
    const { answer: read } = await call<{ answer: (Property | null)[] }>('read_homes', { ids: [...ids, 999_999_999] });
    expect(read.answer.map((home) => home?.id)).toEqual([...ids, undefined]);
    expect(read.answer[0]!.propertyName).toBe(found.properties[0]!.propertyName);
    const { answer: place } = await call<PlaceFacts>('read_locality', { name: 'Kondapur' });
    expect(place.sale.price!.middle).toBeGreaterThan(place.sale.price!.lower);
    const { answer: all } = await call<{ answer: object[] }>('list_localities');
    expect(all.answer.length).toBeGreaterThan(60);
  });

  it('is told what is wrong with its call, and finds no tool that writes, pays or reads what is somebody’s', async () => {
    const wrong = await call('search_homes', { page: 'many' });
    expect(wrong.isError).toBe(true);
    expect(JSON.parse(wrong.text)).toMatchObject({ error: { code: 'bad-request', fields: [{ path: 'page' }] } });
    const nameless = await call('read_locality', { name: { of: 'Kondapur' } });
    expect(JSON.parse(nameless.text)).toMatchObject({ error: { fields: [{ path: 'name' }] } });
    const none = await call('pay', { planId: 1 });
    expect(none).toMatchObject({ isError: true, text: expect.stringContaining('search_homes') as string });
    const climbing = await call('read_locality', { name: '../../admin/payments' });
    expect(climbing.answer).not.toMatchObject({ payments: expect.anything() as unknown });
  });

  it('is no page of another site, and speaks by POST', async () => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' });
    const headers = { 'Content-Type': 'application/json', 'Accept': 'application/json, text/event-stream' };
    const ask = (more: RequestInit) => fetch(`${server.url}/mcp`, { method: 'POST', headers, body, ...more });
    expect((await ask({})).status).toBe(200);
    expect((await ask({ headers: { ...headers, Origin: 'https://elsewhere.example' } })).status).toBe(403);
    expect((await ask({ method: 'GET', body: null })).status).toBe(405);
    expect((await ask({ body: 'x'.repeat(70_000) })).status).toBe(413);
  });
});
