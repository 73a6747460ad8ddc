import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { PropertyType } from '../domain/property.ts';
import type { Property } from '../domain/property.ts';
import { MAX_SEARCH_TEXT, type SearchQuery } from '../domain/search.ts';
import { words } from '../domain/words.ts';
import { foundReply } from '../capabilities/search/found-reply.ts';
import { searchQuery } from '../capabilities/search/queries.ts';
import { AppError } from '../domain/errors.ts';
import { listingAddress } from '../domain/listing-address.ts';
import { useStores } from '../state/stores.tsx';
import { useTell } from '../ui/tell.ts';
import { useListening } from '../voice/use-listening.ts';
import { useToldError, type ToldError } from './use-told-error.ts';
import type { SearchVariant } from './variants.ts';

/** The spec's delays: from the transcript to the search, and from the results to the listing page. */
const AFTER_TRANSCRIPT_MS = 500;
const BEFORE_LISTING_MS = 100;
/** How long it is shown where the sound goes. */
const SOUND_NOTE_MS = 8000;

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
  /** Cancels a search that is about to start, or stops listening. */
  cancel(): void;
}

/**
 * One search box: typed and spoken searches, the results panel, and errors in the words of its variant. `onOver` is called when
 * a search has ended, successfully or not.
 */
export function useSearch(variant: SearchVariant, language: string, onOver?: () => void): SearchBox {
  const tell = useTell();
  const [, navigate] = useLocation();
  const { conversation, notices, queries, door, settings } = useStores();
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

  function fail(code: string, query: SearchQuery, spoken: boolean) {
    if (code === 'search-answer-unreadable') {
      const unreadable = words('errors.search-answer-unreadable');
      setHomes([]);
      setPanel(onOver ? 'closed' : 'unreadable');
      if (onOver) tellError(words('searchBar.errorTitle.search'), unreadable);
      else tell(unreadable);
      onOver?.();
      return;
    }
    setPanel('closed');
    onOver?.();
    if (code === 'text-too-long') tellError(words('searchBar.errorTitle.search'), words('errors.text-too-long'));
    else if (variant.failsToListing) navigate(listingAddress(query, { source: 'search' }));
    else if (spoken) tellError(words('searchBar.errorTitle.search'), words('searchBar.searchFailed'));
    else {
      tell(words('searchBar.searchFailed'));
      conversation.add({ author: 'assistant', reply: words('searchBar.searchFailed'), trouble: true });
    }
  }

  /** Searches first, so that the panel shows something at once; then the command that the sentence would run opens the listing. */
  async function search(text: string, spoken: boolean) {
    const mine = ++request.current;
    const filters = type === 'all' ? {} : { type };
    const query = { text, filters };
    setPanel('searching');
    try {
      if (text.length > MAX_SEARCH_TEXT) throw new AppError('text-too-long');
      const answer = await queries.fetch(searchQuery, query);
      if (mine !== request.current) return;
      setHomes(answer.properties);
      setPanel(answer.properties.length > 0 ? 'results' : 'empty');
      tell(answer.properties.length > 0 ? foundReply({ answer }) : words('searchBar.nothing'));
      wait(BEFORE_LISTING_MS, () => {
        setPanel('closed');
        onOver?.();
        void door.run('search', { text, ...filters }, 'control');
      });
    } catch (error) {
      if (mine !== request.current) return;
      if (!(error instanceof AppError)) throw error;
      fail(error.code, query, spoken);
    }
  }

  /** Closing the panel abandons a running search: a late answer must not take people away from what they are doing. */
  const closePanel = () => {
    if (panel === 'closed') return;
    request.current++;
    if (timer.current) clearTimeout(timer.current);
    setPanel('closed');
  };

  const submit = (query: string) => {
    if (query.trim()) void search(query.trim(), false);
  };

  const { status, partial, start, stop, cancel } = useListening({
    language,
    maxMs: variant.recordingMs,
    onStarting() {
      if (settings.firstTime('toldOfSound')) notices.add({ text: words('assistant.voice.goesTo'), kind: 'done', ms: SOUND_NOTE_MS });
    },
    onHeard(heard) {
      setText(heard);
      tell(words('searchBar.heard', { text: heard }));
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
    closePanel,
    submit,
    listening,
    toggleVoice: listening ? stop : start,
    cancel() {
      if (timer.current) clearTimeout(timer.current);
      cancel();
      closePanel();
    },
    ...told,
  };
}
