import * as z from 'zod/mini';
import { COMPANION_CALLS, CompanionEvent, type CompanionQuestion } from '../capabilities/companion/contract.ts';
import { AppError } from '../domain/errors.ts';

/** Our own server gives up before this. */
const LONGEST_MS = 40_000;

function failure(error: unknown): AppError {
  const name = error instanceof Error ? error.name : '';
  return new AppError(name === 'AbortError' ? 'aborted' : name === 'TimeoutError' ? 'timeout' : 'offline', { cause: error });
}

/** The data of the server-sent events in a stream of bytes. */
async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let waiting = '';
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      waiting += decoder.decode(part.value, { stream: true });
      const events = waiting.split('\n\n');
      waiting = events.pop()!;
      for (const event of events) yield event.replace(/^data: ?/, '');
    }
  } finally {
    // Whoever stops reading stops the model.
    await reader.cancel().catch(() => undefined);
  }
}

function readEvent(data: string): CompanionEvent {
  try {
    return z.parse(CompanionEvent, JSON.parse(data));
  } catch (cause) {
    throw new AppError('bad-answer', { cause });
  }
}

/** Asks the language model of the site, without saying who asks. Throws an AppError where nothing comes, or no more of it. */
export async function* askCompanion(
  question: CompanionQuestion,
  signal: AbortSignal,
  send: (address: string, init: RequestInit) => Promise<Response> = (address, init) => fetch(address, init),
): AsyncGenerator<CompanionEvent> {
  const { path, method } = COMPANION_CALLS.askCompanion;
  try {
    const response = await send(path, {
      method,
      credentials: 'omit',
      signal: AbortSignal.any([signal, AbortSignal.timeout(LONGEST_MS)]),
      headers: { 'Content-Type': 'application/json', 'Accept': 'text/event-stream' },
      body: JSON.stringify(question),
    });
    if (!response.ok || !response.body) throw new AppError('companion-off');
    for await (const data of eventsOf(response.body)) yield readEvent(data);
  } catch (error) {
    throw error instanceof AppError ? error : failure(error);
  }
}
