import { AppError, type ErrorCode } from '../domain/errors.ts';
import { queryKey, type AnswersOnDevice, type Queries, type Query } from '../kernel/query.ts';
import type { Services } from '../kernel/services.ts';
import type { VisitState } from './visit.ts';

/** The state of an answer. `data` may be present while a newer one loads, or after that has failed. */
export type QueryState<R> =
  | { status: 'loading'; data?: R }
  | { status: 'done'; data: R }
  | { status: 'failed'; data?: R; code: ErrorCode; params: Record<string, string | number> };

interface Entry {
  query: string;
  state: QueryState<unknown>;
  /** When the answer arrived, in milliseconds; 0 if it is stale. */
  at: number;
  /** When it was last asked for in vain, in milliseconds. */
  failedAt: number;
  loading: Promise<unknown> | null;
  controller: AbortController | null;
  listeners: Set<() => void>;
}

/** An answer this fresh is not loaded again: the command that led here has just fetched it. */
const FRESH_MS = 2000;
/** The oldest answers that no screen shows are forgotten first. */
const MOST_ENTRIES = 100;

const LOADING: QueryState<never> = { status: 'loading' };

/** What a page shows that has not been loaded; the server loads it and renders the page again. */
export interface Wanted {
  query: Query<unknown, unknown>;
  args: unknown;
}

/** An answer as it travels with a page. */
export interface CarriedAnswer {
  query: string;
  key: string;
  state: Exclude<QueryState<unknown>, { status: 'loading' }>;
}

/** The answers of queries: loaded once for all readers, kept for going back, aborted when no one waits for them. */
export function createQueries(services: () => Services, onWanted?: (wanted: Wanted) => void) {
  const entries = new Map<string, Entry>();
  let onDevice: AnswersOnDevice | null = null;

  /** The server's answer or, without a network, the one that this device has kept. */
  async function ask<A, R>(query: Query<A, R>, args: A, signal: AbortSignal): Promise<R> {
    if (!query.shared || !onDevice) return query.load(args, services(), signal);
    const key = queryKey(query, args);
    try {
      const answer = await query.load(args, services(), signal);
      void onDevice.keep(key, answer);
      return answer;
    } catch (error) {
      const kept = await onDevice.read(key, error);
      if (!kept) throw error;
      return kept.answer as R;
    }
  }

  function entryOf(query: Query<never, unknown>, key: string): Entry {
    const known = entries.get(key);
    if (known) return known;
    const made: Entry = { query: query.name, state: LOADING, at: 0, failedAt: 0, loading: null, controller: null, listeners: new Set() };
    entries.set(key, made);
    for (const [old, { listeners, loading }] of entries) {
      if (entries.size <= MOST_ENTRIES) break;
      if (old !== key && listeners.size === 0 && !loading) entries.delete(old);
    }
    return made;
  }

  function change(entry: Entry, state: QueryState<unknown>): void {
    entry.state = state;
    for (const listener of entry.listeners) listener();
  }

  function load<A, R>(query: Query<A, R>, args: A, entry: Entry): Promise<R> {
    if (entry.loading) return entry.loading as Promise<R>;
    const controller = new AbortController();
    const loading = ask(query, args, controller.signal).then(
      (data) => {
        if (entry.loading === loading) {
          Object.assign(entry, { loading: null, controller: null, at: Date.now() });
          change(entry, { status: 'done', data });
        }
        return data;
      },
      (error: unknown) => {
        if (entry.loading === loading) {
          Object.assign(entry, { loading: null, controller: null, at: 0, failedAt: controller.signal.aborted ? 0 : Date.now() });
          const { code, params } = error instanceof AppError ? error : new AppError('server-failed');
          const { data } = entry.state;
          change(entry, { status: 'failed', code, params, ...(data !== undefined && { data }) });
        }
        throw error;
      },
    );
    Object.assign(entry, { loading, controller });
    return loading;
  }

  const isRecent = (at: number): boolean => at > 0 && Date.now() - at < FRESH_MS;
  const isFresh = ({ at }: Entry): boolean => isRecent(at);

  const cache: Queries = {
    fetch(query, args) {
      const entry = entryOf(query, queryKey(query, args));
      return isFresh(entry) ? Promise.resolve(entry.state.data as never) : load(query, args, entry);
    },
    peek: (query, args) => entries.get(queryKey(query, args))?.state.data as never,
    put(query, args, data) {
      const entry = entryOf(query, queryKey(query, args));
      Object.assign(entry, { at: Date.now(), loading: null, controller: null });
      change(entry, { status: 'done', data });
    },
    invalidate(...queries) {
      for (const entry of entries.values()) {
        if (!queries.some(({ name }) => name === entry.query)) continue;
        Object.assign(entry, { at: 0, failedAt: 0 });
        for (const listener of entry.listeners) listener();
      }
    },
    clear() {
      for (const [key, entry] of entries) {
        entry.controller?.abort();
        if (entry.listeners.size === 0) entries.delete(key);
        else Object.assign(entry, { at: 0, failedAt: 0, loading: null });
      }
    },
  };

  return {
    ...cache,
    state<A, R>(query: Query<A, R>, args: A): QueryState<R> {
      const entry = entries.get(queryKey(query, args));
      if (!entry) onWanted?.({ query: query as Wanted['query'], args });
      return (entry?.state ?? LOADING) as QueryState<R>;
    },
    /** From now on answers are kept on the device too, and given from there while there is no network. */
    keepOn(device: AnswersOnDevice): void {
      onDevice = device;
      // What came with the page.
      for (const [key, { state }] of entries) if (state.status === 'done') void device.keep(key, state.data);
    },
    /** Takes over the answers that came with a page. */
    restore(carried: readonly CarriedAnswer[]): void {
      const now = Date.now();
      for (const { query, key, state } of carried) {
        const [at, failedAt] = state.status === 'done' ? [now, 0] : [0, now];
        entries.set(key, { query, state, at, failedAt, loading: null, controller: null, listeners: new Set() });
      }
    },
    /**
     * Loads what is shown: again if the same address was requested `again`, not at all if the person went `back` to an answer that
     * is still valid, and otherwise unless it has only just arrived or failed: what says so must not vanish by itself. Errors are
     * in the state.
     */
    show<A, R>(query: Query<A, R>, args: A, manner: VisitState['manner']): void {
      const entry = entryOf(query, queryKey(query, args));
      if (manner !== 'again' && (isFresh(entry) || isRecent(entry.failedAt) || (manner === 'back' && entry.at > 0))) return;
      if (entry.state.status === 'failed' && entry.state.data === undefined) change(entry, LOADING);
      load(query, args, entry).catch((error: unknown) => {
        if (!(error instanceof AppError)) throw error;
      });
    },
    /** Tells `listener` of every change; queries without listeners are aborted. */
    watch<A, R>(query: Query<A, R>, args: A, listener: () => void): () => void {
      const entry = entryOf(query, queryKey(query, args));
      entry.listeners.add(listener);
      return () => {
        entry.listeners.delete(listener);
        if (entry.listeners.size > 0 || !entry.controller) return;
        const { controller } = entry;
        // A screen that is merely re-rendering subscribes again at once.
        queueMicrotask(() => {
          if (entry.listeners.size === 0 && entry.controller === controller && entry.at === 0) controller.abort();
        });
      };
    },
    isStale: <A, R>(query: Query<A, R>, args: A): boolean => entries.get(queryKey(query, args))?.at === 0,
  };
}
