import * as z from 'zod/mini';
import type { CallName } from '../capabilities/calls.ts';
import { AppError, ErrorAnswer } from '../domain/errors.ts';
import type { Call } from '../kernel/call.ts';
import type { CallInput, Server } from '../kernel/services.ts';
import { deviceStorage } from './storage.ts';

/** How long a call may take before the person is told. */
const CALL_TIMEOUT_MS = 15_000;
/** How long a photo upload may take: up to 5 MB, on any connection. */
const UPLOAD_TIMEOUT_MS = 60_000;

/** How servers other than ours report what is wrong. */
const SomeMessage = z.object({ message: z.string().check(z.minLength(1), z.maxLength(300)) });

/** The database's own message, wherever a server puts it. */
const SomeInnerException = z.union([
  z.object({ error: z.object({ innerException: z.string() }) }),
  z.pipe(
    z.object({ innerException: z.string() }),
    z.transform((error) => ({ error })),
  ),
]);

/** The contracts of all calls: most of them are schemas that a page needs only once it asks for something. */
const callNamed = async (name: CallName): Promise<Call> => (await import('../capabilities/calls.ts')).CALLS[name];

/** How calls travel, and what they say about who asks. */
interface Line {
  fetch(address: string, init: RequestInit): Promise<Response>;
  language(): string;
  credentials(): Record<string, string>;
}

const fill = (path: string, params: Record<string, string | number> = {}): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));

function failure(error: unknown): AppError {
  const name = error instanceof Error ? error.name : '';
  if (name === 'TimeoutError') return new AppError('timeout', { cause: error });
  if (name === 'AbortError') return new AppError('aborted', { cause: error });
  return new AppError('offline', { cause: error });
}

async function readError(response: Response): Promise<AppError> {
  const body: unknown = await response.json().catch(() => null);
  const answer = z.safeParse(ErrorAnswer, body);
  const inner = z.safeParse(SomeInnerException, body);
  const innerException = inner.success ? inner.data.error.innerException : undefined;
  if (!answer.success) {
    const said = z.safeParse(SomeMessage, body);
    return new AppError(response.status >= 500 ? 'server-failed' : 'bad-answer', {
      ...(said.success && { params: { said: said.data.message } }),
      innerException,
    });
  }
  return new AppError(answer.data.error.code, { fields: answer.data.error.fields, innerException });
}

/** Our server, by its contract. */
export function createServer(line: Line): Server {
  async function callRaw(name: CallName, { params, body, file, headers, signal }: CallInput = {}): Promise<unknown> {
    const call = await callNamed(name);
    const tooLong = AbortSignal.timeout(file ? UPLOAD_TIMEOUT_MS : CALL_TIMEOUT_MS);
    const response = await line
      .fetch(fill(call.path, params), {
        method: call.method,
        signal: signal ? AbortSignal.any([signal, tooLong]) : tooLong,
        headers: {
          'Accept': 'application/json',
          'Accept-Language': line.language(),
          ...line.credentials(),
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        ...(file && { body: file }),
      })
      .catch((error: unknown) => {
        throw failure(error);
      });
    if (!response.ok) throw await readError(response);
    try {
      return await response.json();
    } catch (cause) {
      throw cause instanceof SyntaxError ? new AppError('bad-answer', { cause }) : failure(cause);
    }
  }

  async function upload(name: CallName, file: Blob): Promise<{ status: number; ok: boolean; body: unknown }> {
    const { path, upload: field = 'file' } = await callNamed(name);
    const form = new FormData();
    form.append(field, file, 'photo');
    const response = await line
      .fetch(path, {
        method: 'POST',
        signal: AbortSignal.timeout(UPLOAD_TIMEOUT_MS),
        headers: { Accept: 'application/json' },
        body: form,
      })
      .catch((error: unknown) => {
        throw failure(error);
      });
    return { status: response.status, ok: response.ok, body: await response.json().catch(() => null) };
  }

  return {
    async call(name, input) {
      const { answer: shape } = await callNamed(name);
      const answer = z.safeParse(shape, await callRaw(name, input));
      if (!answer.success) throw new AppError('bad-answer', { cause: answer.error });
      return answer.data as never;
    },
    raw: callRaw,
    upload,
  };
}

/** Adds the login token to every call. */
const credentials = (): Record<string, string> => {
  const token = deviceStorage.getItem('token');
  return token ? { Authorization: `Bearer ${token}` } : {};
};

/** The server as a page in a browser reaches it. */
export const server: Server = createServer({
  fetch: (address, init) => fetch(address, init),
  language: () => document.documentElement.lang || 'en',
  credentials,
});
