import { useCallback, useEffect, useRef, useState } from 'react';
import type { Words } from '../domain/words.ts';
import { useStores } from '../state/stores.tsx';
import { useTell } from '../ui/tell.ts';
import { ERROR_MS, type SearchVariant } from './variants.ts';

interface SearchError {
  title: Words;
  text: Words;
  ms: number;
}

type TellError = (title: Words, text: Words, ms?: number) => void;

export interface ToldError {
  error: SearchError | null;
  closeError(): void;
  /** Holds the error while someone is reading it. */
  holdError(held: boolean): void;
  tellError: TellError;
}

/** An error of a search box, reported once: briefly over the box or as a toast, and permanently in the assistant. */
export function useToldError(variant: SearchVariant): ToldError {
  const tell = useTell();
  const { conversation, notices } = useStores();
  const [error, setError] = useState<SearchError | null>(null);
  const [held, holdError] = useState(false);
  const toast = useRef<number | null>(null);

  const tellError = useCallback<TellError>(
    (title, text, ms = ERROR_MS) => {
      tell(text);
      conversation.add({ author: 'assistant', reply: text, trouble: true });
      if (variant.errorsAs === 'toast') toast.current = notices.add({ title, text, kind: 'trouble', ms, quiet: true });
      else setError({ title, text, ms });
    },
    [tell, variant, conversation, notices],
  );

  useEffect(() => {
    if (!error || held) return undefined;
    const clearing = setTimeout(() => setError(null), error.ms);
    return () => clearTimeout(clearing);
  }, [error, held]);

  const closeError = useCallback(() => {
    setError(null);
    if (toast.current !== null) notices.remove(toast.current);
  }, [notices]);

  return { error, closeError, holdError, tellError };
}
