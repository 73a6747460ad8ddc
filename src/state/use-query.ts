import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { queryKey, type Query } from '../kernel/query.ts';
import type { QueryState } from './queries.ts';
import { useStores, useVisit } from './stores.tsx';

const NOTHING: QueryState<never> = { status: 'loading' };
const unwatched = () => () => undefined;

export type Shown<R> = QueryState<R> & { retry(): void };

/**
 * The answer of a query, for a screen: loaded when the screen appears, again on every visit, and when a command has made it
 * stale. With `null`, nothing is loaded.
 */
export function useQuery<A, R>(query: Query<A, R>, args: A | null): Shown<R> {
  const { queries } = useStores();
  const { count, manner } = useVisit();
  const key = args === null ? null : queryKey(query, args);
  // The key stands for the arguments: a new object with the same meaning is not a new query.
  // oxlint-disable-next-line react/exhaustive-deps
  const watch = useCallback(args === null ? unwatched : (listener: () => void) => queries.watch(query, args, listener), [queries, key]);
  const read = () => (args === null ? NOTHING : queries.state(query, args));
  const state = useSyncExternalStore<QueryState<R>>(watch, read, read);
  const stale = useSyncExternalStore(
    watch,
    () => args !== null && queries.isStale(query, args),
    () => false,
  );
  useEffect(() => {
    if (args !== null) queries.show(query, args, manner);
    // The key stands for the arguments here too.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [queries, key, count, manner, stale]);
  // oxlint-disable-next-line react/exhaustive-deps
  const retry = useCallback(() => args !== null && queries.show(query, args, 'again'), [queries, key]);
  return { ...state, retry };
}
