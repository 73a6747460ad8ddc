import { useCallback, useEffect, useRef, useState } from 'react';
import type { PropertyType } from '../domain/property.ts';
import type { Property } from '../domain/property.ts';
import { MAX_SEARCH_TEXT } from '../domain/search.ts';
import { words } from '../domain/words.ts';
import { addMessage } from '../state/conversation.ts';
import { useResults } from '../state/results.ts';
import { runCommand } from '../state/runner.ts';
import { announce } from '../ui/announcer.tsx';
import { useWords } from '../ui/words.ts';
import { useListening } from '../voice/use-listening.ts';
import { useToldError, type ToldError } from './use-told-error.ts';
import type { SearchVariant } from './variants.ts';

/** The customer's times: from the transcript to the search, from the results to the listing page. */
const AFTER_TRANSCRIPT_MS = 500;
const BEFORE_LISTING_MS = 100;

export type PanelState = 'closed' | 'searching' | 'results' | 'empty' | 'unreadable';

export interface SearchBox extends ToldError {
  text: string;
  setText(text: string): void;
  type: PropertyType | 'all';
  setType(type: PropertyType | 'all'): void;
  panel: PanelState;
  homes: readonly Property[];
  openPanel(): void;
  closePanel(): void;
  submit(text: string): void;
  listening: boolean;
  toggleVoice(): void;
  /** Takes back a search that is about to start, or ends listening. */
  cancel(): void;
}

/**
 * One search box: typed and spoken searches, the panel of results, and errors in the words of its variant. `onOver` is told
 * when a search has ended, well or badly.
 */
export function useSearch(variant: SearchVariant, language: string, onOver?: () => void): SearchBox {
  const render = useWords();
  const [text, setText] = useState('');
  const [type, setType] = useState<PropertyType | 'all'>('all');
  const [panel, setPanel] = useState<PanelState>('closed');
  const [homes, setHomes] = useState<readonly Property[]>([]);
  const told = useToldError(variant);
  const { tellError } = told;
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const request = useRef(0);

  const wait = useCallback((ms: number, then: () => void) => {
    if (timer.current) clearTimeout(timer.current);
    timer.current = setTimeout(then, ms);
  }, []);

  useEffect(
    () => () => {
      if (timer.current) clearTimeout(timer.current);
    },
    [],
  );

  async function search(query: string, spoken: boolean) {
    const mine = ++request.current;
    const wish = { text: query, filters: type === 'all' ? {} : { type } };
    const goToListing = () => void runCommand({ name: 'show-results', args: wish, source: 'typed' });
    setPanel('searching');
    const outcome =
      query.length > MAX_SEARCH_TEXT
        ? ({ status: 'failed', code: 'text-too-long', params: {} } as const)
        : await runCommand({ name: 'find-homes', args: wish, source: 'typed' });
    if (mine !== request.current) return;
    if (outcome.status === 'done') {
      const found = useResults.getState().held?.answer.properties ?? [];
      setHomes(found);
      setPanel(found.length > 0 ? 'results' : 'empty');
      announce(render(found.length > 0 ? outcome.reply : words('searchBar.nothing')));
      wait(BEFORE_LISTING_MS, () => {
        setPanel('closed');
        onOver?.();
        goToListing();
      });
      return;
    }
    const code = outcome.status === 'failed' ? outcome.code : 'server-failed';
    if (code === 'search-answer-unreadable') {
      setHomes([]);
      setPanel('unreadable');
      announce(render(words('errors.search-answer-unreadable')));
      return;
    }
    setPanel('closed');
    onOver?.();
    if (code === 'text-too-long') tellError(words('searchBar.errorTitle.search'), words('errors.text-too-long'));
    else if (variant.failsToListing) goToListing();
    else if (spoken) tellError(words('searchBar.errorTitle.search'), words('searchBar.searchFailed'));
    else {
      announce(render(words('searchBar.searchFailed')));
      addMessage({ author: 'assistant', reply: words('searchBar.searchFailed'), trouble: true });
    }
  }

  const submit = (query: string) => {
    if (query.trim()) void search(query.trim(), false);
  };

  const { status, partial, start, stop, cancel } = useListening({
    language,
    maxMs: variant.recordingMs,
    onHeard(heard) {
      setText(heard);
      announce(render(words('searchBar.heard', { text: heard })));
      wait(AFTER_TRANSCRIPT_MS, () => void search(heard, true));
    },
    onError: (voiceError) => tellError(words('searchBar.errorTitle.voice'), words(variant.voiceErrors[voiceError])),
  });
  const listening = status !== 'idle';

  return {
    text: listening ? partial : text,
    setText,
    type,
    setType,
    panel,
    homes,
    openPanel: () => setPanel(homes.length > 0 ? 'results' : 'closed'),
    closePanel: () => setPanel('closed'),
    submit,
    listening,
    toggleVoice: listening ? stop : start,
    cancel() {
      if (timer.current) clearTimeout(timer.current);
      cancel();
      setPanel('closed');
    },
    ...told,
  };
}
