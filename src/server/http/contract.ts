import type { Context, Hono } from 'hono';
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

/** PostgreSQL keeps no NUL in texts, and nobody types one: it is left out wherever it stands. */
function withoutNul(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '');
  if (Array.isArray(value)) return value.map(withoutNul);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [withoutNul(name), withoutNul(one)]));
}

async function jsonBody(context: Context): Promise<unknown> {
  const text = await context.req.text();
  try {
    return withoutNul(JSON.parse(text));
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

/** Serves one call of the contract: what comes in and what goes out is checked against its schemas. */
export function serve<N extends CallName>(app: Hono, name: N, handle: Handler<N>): void {
  const call: Call = CALLS[name];
  app.on(call.method, call.path, async (context) => {
    const params = call.params && parseInput(call.params, withoutNul(context.req.param()));
    const body = call.body && parseInput(call.body, await jsonBody(context));
    const file = call.upload ? await uploadedFile(context, call.upload) : NO_FILE;
    const answer = z.safeParse(call.answer, await handle({ body, params, file, context } as Parameters<Handler<N>>[0]));
    if (!answer.success) throw new Error(`${name}: the answer breaks the contract: ${z.prettifyError(answer.error)}`);
    context.header('Cache-Control', 'no-store');
    return context.json(answer.data);
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
