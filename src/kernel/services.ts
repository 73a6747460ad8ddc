import type { CallAnswer, CallName } from './registered.ts';

/** The input of a call to the server. */
export interface CallInput {
  params?: Record<string, string | number>;
  body?: unknown;
  /** A file instead of a JSON body. */
  file?: Blob;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/** The server, by its contract. Every call may fail with an AppError. */
export interface Server {
  /** Calls, and parses the answer with its schema. */
  call<N extends CallName>(name: N, input?: CallInput): Promise<CallAnswer<N>>;
  /** Calls, and returns the answer unparsed, because other servers may write it differently. */
  raw(name: CallName, input?: CallInput): Promise<unknown>;
  /** Sends a file as a form and returns the unparsed answer, whatever its status. Throws an AppError if there is none. */
  upload(name: CallName, file: Blob): Promise<{ status: number; ok: boolean; body: unknown }>;
}

/** Everything a command or query may use. Each capability adds its ports to this interface. */
export interface Services {
  server: Server;
}
