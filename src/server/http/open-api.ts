import * as z from 'zod/mini';
import { CALLS, type CallName } from '../../capabilities/calls.ts';
import { AppError, ErrorAnswer, type ErrorCode } from '../../domain/errors.ts';
import type { Call } from '../../kernel/call.ts';
import { CALL_FACTS, type Caller, type CallFacts } from './call-facts.ts';
import { exampleOf } from './example-of.ts';
import { MARKET } from '../../domain/market.ts';

type Schema = Record<string, unknown>;

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): Schema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

const json = (schema: object, example?: unknown) => ({
  'application/json': { schema, ...(example !== undefined && { example }) },
});

const SECURITY: Record<Caller, readonly Record<string, readonly string[]>[]> = {
  'anybody': [],
  'account-or-not': [{}, { session: [] }],
  'buyer': [{}, { buyer: [] }, { session: [] }],
  'account': [{ session: [] }],
  'operator': [{ session: [] }],
  'key': [{ accessKey: [] }],
};

const OF_CALLER: Partial<Record<Caller, readonly ErrorCode[]>> = {
  account: ['log-in-needed', 'password-change-needed'],
  operator: ['log-in-needed', 'password-change-needed', 'not-allowed'],
  key: ['log-in-needed'],
};

const ALWAYS = ['too-many-requests', 'server-failed', 'database-unavailable'] as const;

/** Every expected error of a call: its own, and those of all calls of its kind. */
function errorsOf(call: Call, { caller, errors = [] }: CallFacts): ErrorCode[] {
  const hasInput = Boolean(call.params ?? call.body ?? call.upload);
  // An account that is given but may not be used is told so, whatever the call.
  const ofAccount: readonly ErrorCode[] = caller === 'account-or-not' ? ['password-change-needed'] : (OF_CALLER[caller] ?? []);
  const ofInput: readonly ErrorCode[] = hasInput ? ['bad-request'] : [];
  const ofMethod: readonly ErrorCode[] = call.method === 'POST' ? ['too-large'] : [];
  return [...new Set([...ofInput, ...ofMethod, ...ofAccount, ...errors, ...ALWAYS])];
}

const errorAnswer = json({ $ref: '#/components/schemas/ErrorAnswer' });

function errorResponses(codes: readonly ErrorCode[]): Record<string, object> {
  const statuses = new Map<number, ErrorCode[]>();
  for (const code of codes) {
    const { status } = new AppError(code);
    statuses.set(status, [...(statuses.get(status) ?? []), code]);
  }
  return Object.fromEntries([...statuses].map(([status, of]) => [status, { description: of.join(', '), content: errorAnswer }]));
}

interface Example {
  params: Record<string, string>;
  body?: unknown;
}

/** A request that shows how a call is made: one of its own, or one made of its schemas. */
export function exampleOfCall(name: CallName): Example {
  const call: Call = CALLS[name];
  const { example = {} } = CALL_FACTS[name];
  const names = [...call.path.matchAll(/:(\w+)/g)].map(([, param]) => param!);
  const body = example.body ?? (call.body && exampleOf(schemaOf(call.body, 'input')));
  return {
    params: Object.fromEntries(names.map((param) => [param, example.params?.[param] ?? '1'])),
    ...(body !== undefined && { body }),
  };
}

function bodyOf(call: Call, facts: CallFacts | undefined, example: Example): { required: true; content: object } | null {
  const file = { type: 'string', format: 'binary' };
  if (call.upload)
    return {
      required: true,
      content: { 'multipart/form-data': { schema: { type: 'object', properties: { [call.upload]: file }, required: [call.upload] } } },
    };
  if (facts?.takes) return { required: true, content: { [facts.takes]: { schema: file } } };
  return call.body ? { required: true, content: json(schemaOf(call.body, 'input'), example.body) } : null;
}

function operationOf(name: CallName) {
  const call: Call = CALLS[name];
  const facts = CALL_FACTS[name];
  const example = exampleOfCall(name);
  const shapes = call.params ? (schemaOf(call.params, 'input')['properties'] as Record<string, Schema>) : {};
  const parameters = Object.entries(example.params).map(([param, value]) => ({
    name: param,
    in: 'path',
    required: true,
    schema: shapes[param] ?? { type: 'string' },
    example: value,
  }));
  const requestBody = bodyOf(call, facts, example);
  const answer = schemaOf(call.answer, 'output');
  return {
    operationId: name,
    summary: call.summary,
    ...(facts && { security: SECURITY[facts.caller] }),
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody }),
    responses: {
      200: { description: 'Done', content: call.streams ? { 'text/event-stream': { schema: answer } } : json(answer) },
      ...(facts
        ? errorResponses(errorsOf(call, facts))
        : { default: { description: 'What went wrong, and what to do', content: errorAnswer } }),
    },
  };
}

export type Operation = ReturnType<typeof operationOf>;

const SCHEMES = {
  session: { type: 'http', scheme: 'bearer', description: 'The token of a log-in (`POST /api/login`). Calls of operators need theirs.' },
  accessKey: {
    type: 'http',
    scheme: 'bearer',
    description: 'A key of an account, made on its account page. It opens nothing but what is said so, and the tools at `/mcp`.',
  },
  buyer: { type: 'apiKey', in: 'cookie', name: 'buyer', description: 'The browser that has made an order.' },
};

/** The contract as OpenAPI 3.1. */
export function openApi() {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const name of Object.keys(CALLS) as CallName[]) {
    const { path, method } = CALLS[name];
    const templated = path.replace(/:(\w+)/g, '{$1}');
    paths[templated] = { ...paths[templated], [method.toLowerCase()]: operationOf(name) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: MARKET.name,
      version: '1',
      description:
        'The calls behind the marketplace. Paths are answered in any case of letters. Programs that look for homes on somebody’s behalf find tools made of the same calls at `/mcp` (Model Context Protocol, streamable HTTP): reading for anybody, and with a key of an account requests that its person confirms.',
    },
    paths,
    components: { schemas: { ErrorAnswer: schemaOf(ErrorAnswer, 'output') }, securitySchemes: SCHEMES },
  };
}
