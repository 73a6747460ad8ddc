import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import {
  CallToolRequestSchema,
  ListToolsRequestSchema,
  type CallToolResult,
  type Tool as ToolAnswer,
} from '@modelcontextprotocol/sdk/types.js';
import type { Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { CALLS } from '../../capabilities/calls.ts';
import { AppError } from '../../domain/errors.ts';
import { CITY, MARKET_ID } from '../../domain/market.ts';
import type { Call } from '../../kernel/call.ts';
import { tokenOf } from '../http/caller.ts';
import { toolsFor, type Tool } from './tools.ts';

const VERSION = '1';
const INSTRUCTIONS = `Looks for homes in ${CITY.name}. Tools only read; with a key of an account (a bearer token, made on its account page) some also ask its person to save a home, to send an enquiry or for a visit, which the person confirms on the site. Nothing here pays or cancels. Say figures as they are here, and link a home as SITE/property/ID.`;

type InputSchema = ToolAnswer['inputSchema'];

function inputOf({ call: name, field, without = [], byKey = {} }: Tool): InputSchema {
  const call: Call = CALLS[name];
  const schema = call.params ?? call.body;
  if (!schema) return { type: 'object', properties: {} };
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  if (field !== undefined) return { type: 'object', properties: { [field]: json }, required: [field] };
  const properties = Object.entries((json.properties ?? {}) as Record<string, object>).filter(
    ([key]) => !without.includes(key) && !(key in byKey),
  );
  const required = (json.required ?? []).filter((key) => properties.some(([name]) => name === key));
  return { ...json, type: 'object', properties: Object.fromEntries(properties), required };
}

const readsOnly = ({ byKey }: Tool): boolean => byKey === undefined || Object.keys(byKey).length === 0;

const listed = (tool: Tool): ToolAnswer => ({
  name: tool.name,
  title: tool.title,
  description: tool.description,
  inputSchema: inputOf(tool),
  annotations: readsOnly(tool)
    ? { readOnlyHint: true, openWorldHint: false }
    : { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: false },
});

/** The request of a tool's call, as the site's own pages make it; the key goes only to the calls that are made for keys. */
function requestOf(tool: Tool, args: Record<string, unknown>, { site, key }: { site: string; key: string | undefined }): Request {
  const call: Call = CALLS[tool.call];
  const path = call.path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = args[name];
    if (typeof value !== 'string' && typeof value !== 'number')
      throw new AppError('bad-request', { fields: [{ path: name, message: 'a text or a number is needed here' }] });
    return encodeURIComponent(value);
  });
  const given = Object.fromEntries(Object.entries(args).filter(([key]) => !tool.without?.includes(key)));
  const body = tool.field === undefined ? { ...given, ...tool.byKey } : args[tool.field];
  return new Request(new URL(path, site), {
    method: call.method,
    ...(tool.byKey && key !== undefined && { headers: { Authorization: `Bearer ${key}` } }),
    ...(call.body && { body: JSON.stringify(body ?? null) }),
  });
}

async function answerOf(response: Response): Promise<CallToolResult> {
  const text = await response.text();
  if (!response.ok) return { isError: true, content: [{ type: 'text', text }] };
  const answer: unknown = JSON.parse(text);
  const structuredContent = typeof answer === 'object' && answer !== null && !Array.isArray(answer) ? answer : { answer };
  return { content: [{ type: 'text', text }], structuredContent: structuredContent as Record<string, unknown> };
}

/**
 * The Model Context Protocol at `/mcp` (streamable HTTP, without sessions): tools for other people's agents, which read, and
 * with a key of an account ask its person. Calls are those of whoever asks, with their limits.
 */
export function serveMcp(app: Hono, { site }: { site: string }): void {
  const own = new URL(site).origin;

  function serverFor(context: Context): Server {
    const key = tokenOf(context);
    const tools = toolsFor(key !== undefined);
    const server = new Server(
      { name: MARKET_ID, version: VERSION },
      { capabilities: { tools: {} }, instructions: INSTRUCTIONS.replace('SITE', own) },
    );
    server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: tools.map(listed) }));
    server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
      const tool = tools.find(({ name }) => name === params.name);
      if (!tool)
        return {
          isError: true,
          content: [{ type: 'text', text: `There is no tool ${params.name}; there are ${tools.map(({ name }) => name).join(', ')}.` }],
        };
      try {
        return await answerOf(await app.fetch(requestOf(tool, params.arguments ?? {}, { site: own, key }), context.env));
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        return { isError: true, content: [{ type: 'text', text: JSON.stringify({ error: { code: error.code, fields: error.fields } }) }] };
      }
    });
    return server;
  }

  app.all('/mcp', async (context) => {
    // A page of another site, which a browser here has open, is nobody's agent.
    const origin = context.req.header('Origin');
    if (origin !== undefined && origin !== own) throw new AppError('not-allowed');
    // Without sessions there is nothing to listen to and nothing to end.
    if (context.req.method !== 'POST') return context.body(null, 405, { Allow: 'POST' });
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    await serverFor(context).connect(transport);
    return transport.handleRequest(context.req.raw);
  });
}
