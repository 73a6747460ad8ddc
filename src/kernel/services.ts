import type { CallAnswer, CallName } from './registered.ts';

/** What goes into a call of the server. */
export interface CallInput {
  params?: Record<string, string | number>;
  body?: unknown;
  /** A file in place of a body of JSON. */
  file?: Blob;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/** The server, by its contract. Every call may fail with an AppError. */
export interface Server {
  /** Calls and reads the answer by its schema. */
  call<N extends CallName>(name: N, input?: CallInput): Promise<CallAnswer<N>>;
  /** Calls and gives the answer unread, for answers that other servers write in their own way. */
  raw(name: CallName, input?: CallInput): Promise<unknown>;
  /** Sends a file as a form and gives the answer unread, of whatever status. Throws an AppError where there is none. */
  upload(name: CallName, file: Blob): Promise<{ status: number; ok: boolean; body: unknown }>;
}

/** Everything that a command or a query may use. Each capability adds its own ports to this interface. */
export interface Services {
  server: Server;
}
