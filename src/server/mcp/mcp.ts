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
import type { Call } from '../../kernel/call.ts';
import { TOOLS, type Tool } from './tools.ts';
import { CITY, MARKET_ID } from '../../domain/market.ts';

const VERSION = '1';
const INSTRUCTIONS = `Looks for homes in ${CITY.name}. All tools read; saving, asking for a visit and paying are done by the person on the site. Say figures as they are here, and link a home as SITE/property/ID.`;

type InputSchema = ToolAnswer['inputSchema'];

function inputOf({ call: name, field, without = [] }: Tool): InputSchema {
  const call: Call = CALLS[name];
  const schema = call.params ?? call.body;
  if (!schema) return { type: 'object', properties: {} };
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  if (field !== undefined) return { type: 'object', properties: { [field]: json }, required: [field] };
  const properties = Object.entries((json.properties ?? {}) as Record<string, object>).filter(([key]) => !without.includes(key));
  return { ...json, type: 'object', properties: Object.fromEntries(properties) };
}

const LISTED: readonly ToolAnswer[] = TOOLS.map((tool) => ({
  name: tool.name,
  title: tool.title,
  description: tool.description,
  inputSchema: inputOf(tool),
  annotations: { readOnlyHint: true, openWorldHint: false },
}));

/** The request of a tool's call, as the site's own pages make it. */
function requestOf(tool: Tool, args: Record<string, unknown>, site: string): Request {
  const call: Call = CALLS[tool.call];
  const path = call.path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = args[name];
    if (typeof value !== 'string' && typeof value !== 'number')
      throw new AppError('bad-request', { fields: [{ path: name, message: 'a text or a number is needed here' }] });
    return encodeURIComponent(value);
  });
  const given = Object.fromEntries(Object.entries(args).filter(([key]) => !tool.without?.includes(key)));
  const body = tool.field === undefined ? given : args[tool.field];
  return new Request(new URL(path, site), { method: call.method, ...(call.body && { body: JSON.stringify(body ?? null) }) });
}

async function answerOf(response: Response): Promise<CallToolResult> {
  const text = await response.text();
  if (!response.ok) return { isError: true, content: [{ type: 'text', text }] };
  const answer: unknown = JSON.parse(text);
  const structuredContent = typeof answer === 'object' && answer !== null && !Array.isArray(answer) ? answer : { answer };
  return { content: [{ type: 'text', text }], structuredContent: structuredContent as Record<string, unknown> };
}

/**
 * The Model Context Protocol at `/mcp` (streamable HTTP, without sessions): tools for other people's agents, which only read.
 * Calls are those of whoever asks, with their limits.
 */
export function serveMcp(app: Hono, { site }: { site: string }): void {
  const own = new URL(site).origin;

  function serverFor(context: Context): Server {
    const server = new Server(
      { name: MARKET_ID, version: VERSION },
      { capabilities: { tools: {} }, instructions: INSTRUCTIONS.replace('SITE', own) },
    );
    server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: [...LISTED] }));
    server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
      const tool = TOOLS.find(({ name }) => name === params.name);
      if (!tool)
        return {
          isError: true,
          content: [{ type: 'text', text: `There is no tool ${params.name}; there are ${TOOLS.map(({ name }) => name).join(', ')}.` }],
        };
      try {
        return await answerOf(await app.fetch(requestOf(tool, params.arguments ?? {}, own), context.env));
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
