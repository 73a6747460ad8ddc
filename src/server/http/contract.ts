import type { Context, Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import * as z from 'zod/mini';
import type { Call } from '../../kernel/call.ts';
import type { CallAnswer, CallBody, CallName, CallParams } from '../../capabilities/calls.ts';
import { CALLS } from '../../capabilities/calls.ts';
import { AppError, type FieldProblem } from '../../domain/errors.ts';
import { MAX_PHOTO_BYTES } from '../../domain/photo.ts';

type Handler<N extends CallName> = (input: {
  body: CallBody<N>;
  params: CallParams<N>;
  file: Uint8Array;
  context: Context;
}) => Promise<CallAnswer<N>> | CallAnswer<N>;

const problemsOf = (error: z.core.$ZodError): FieldProblem[] =>
  error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));

/** Messages of the contract that are error codes of their own. */
const CODES = ['text-too-long', 'amount-wrong'] as const;

function parseInput(schema: z.ZodMiniType, value: unknown): unknown {
  const read = z.safeParse(schema, value);
  if (read.success) return read.data;
  const fields = problemsOf(read.error);
  const code = CODES.find((name) => fields.some((field) => field.message === name));
  throw new AppError(code ?? 'bad-request', { fields });
}

/** PostgreSQL keeps neither NUL nor half a surrogate pair, and nobody types them: they are left out wherever they stand. */
function storable(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed();
  if (Array.isArray(value)) return value.map(storable);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [storable(name), storable(one)]));
}

async function jsonBody(context: Context): Promise<unknown> {
  const text = await context.req.text();
  try {
    return storable(JSON.parse(text));
  } catch (cause) {
    throw new AppError('bad-request', { fields: [{ path: '', message: 'the body is not JSON' }], cause });
  }
}

const NO_FILE = new Uint8Array();

/** The bytes of the file of a form. Throws `photo-unreadable` where there is none, `photo-too-large` for a large one. */
async function uploadedFile(context: Context, name: string): Promise<Uint8Array> {
  const form = await context.req.parseBody().catch((cause: unknown) => {
    throw cause instanceof AppError ? cause : new AppError('photo-unreadable', { cause });
  });
  const file = form[name] ?? Object.values(form).find((value) => value instanceof File);
  if (!(file instanceof File)) throw new AppError('photo-unreadable');
  if (file.size > MAX_PHOTO_BYTES) throw new AppError('photo-too-large');
  return new Uint8Array(await file.arrayBuffer());
}

/** What came in, checked against the schemas of the call. */
async function inputOf(call: Call, context: Context): Promise<{ params: unknown; body: unknown; file: Uint8Array }> {
  return {
    params: call.params && parseInput(call.params, storable(context.req.param())),
    body: call.body && parseInput(call.body, await jsonBody(context)),
    file: call.upload ? await uploadedFile(context, call.upload) : NO_FILE,
  };
}

/** Serves one call of the contract: what comes in and what goes out is checked against its schemas. */
export function serve<N extends CallName>(app: Hono, name: N, handle: Handler<N>): void {
  const call: Call = CALLS[name];
  app.on(call.method, call.path, async (context) => {
    const input = await inputOf(call, context);
    const answer = z.safeParse(call.answer, await handle({ ...input, context } as Parameters<Handler<N>>[0]));
    if (!answer.success) throw new Error(`${name}: the answer breaks the contract: ${z.prettifyError(answer.error)}`);
    context.header('Cache-Control', 'no-store');
    return context.json(answer.data);
  });
}

type Streamer<N extends CallName> = (input: { body: CallBody<N>; context: Context }) => Promise<AsyncIterable<CallAnswer<N>>>;

/** Serves a call whose answer comes in parts; what is wrong before the first of them is an error like any other. */
export function serveStream<N extends CallName>(app: Hono, name: N, handle: Streamer<N>): void {
  const call: Call = CALLS[name];
  app.on(call.method, call.path, async (context) => {
    const { body } = await inputOf(call, context);
    const parts = await handle({ body, context } as Parameters<Streamer<N>>[0]);
    context.header('Cache-Control', 'no-store');
    return streamSSE(context, async (stream) => {
      for await (const part of parts) await stream.writeSSE({ data: JSON.stringify(call.answer.parse(part)) });
    });
  });
}

const fixedPart = (path: string): string => path.split(':')[0]!;

/** The path in the letters of the contract, whatever case the request has: `/API/Search` is `/api/search`. */
export function canonicalPath(path: string): string {
  const lower = path.toLowerCase();
  if (!lower.startsWith('/api/')) return path;
  const fixed = Object.values(CALLS)
    .map((call) => fixedPart(call.path))
    .filter((prefix) => lower.startsWith(prefix.toLowerCase()))
    .toSorted((a, b) => b.length - a.length)[0];
  return fixed ? fixed + path.slice(fixed.length) : path;
}
