import { useCallback, useEffect, useState } from 'react';
import type { CommandCall } from '../kernel/define.ts';
import type { ErrorCode } from '../domain/errors.ts';
import type { Property } from '../domain/property.ts';
import { runCommand } from './runner.ts';

export type Loaded =
  | { status: 'loading' }
  | { status: 'done'; homes: readonly Property[] }
  | { status: 'failed'; code: ErrorCode; params: Record<string, string | number> };

const LOADING: Loaded = { status: 'loading' };

/** Runs a reading command when a screen shows, and again when `key` changes or on `retry`; late answers are dropped. */
export function useCommand(call: CommandCall | null, key: string): Loaded & { retry(): void } {
  const [loaded, setLoaded] = useState<{ key: string; value: Loaded }>({ key, value: LOADING });
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => {
    setLoaded({ key, value: LOADING });
    setAttempt((count) => count + 1);
  }, [key]);

  useEffect(() => {
    if (!call) return undefined;
    let wanted = true;
    void runCommand({ ...call, source: 'typed' }).then((outcome) => {
      if (!wanted) return;
      if (outcome.status === 'done') setLoaded({ key, value: { status: 'done', homes: outcome.reply.homes ?? [] } });
      else setLoaded({ key, value: outcome.status === 'failed' ? outcome : { status: 'failed', code: 'bad-request', params: {} } });
    });
    return () => {
      wanted = false;
    };
    // The key stands for the call: a new object with the same meaning is no new call.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, attempt]);

  return { ...(loaded.key === key ? loaded.value : LOADING), retry };
}
