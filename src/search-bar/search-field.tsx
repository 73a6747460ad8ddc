import { useEffect, useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useStores, useVisit } from '../state/stores.tsx';
import { useRun } from '../state/use-run.ts';
import type { Property } from '../domain/property.ts';
import { optionId, ResultsPanel } from './results-panel.tsx';
import styles from './search-bar.module.css';
import type { SearchBox } from './use-search.ts';

/**
 * Tells when the person has gone on to something else: a press or typing outside `root`, a sentence to the assistant, or another
 * page. Moving the focus is not enough, because screen readers move it while they read.
 */
function useGoneOn(root: RefObject<HTMLElement | null>, onGoneOn: () => void) {
  const { conversation } = useStores();
  const visit = useVisit(({ count }) => count);
  const latest = useRef(onGoneOn);
  useEffect(() => {
    latest.current = onGoneOn;
  });
  useEffect(() => latest.current(), [visit]);
  useEffect(() => {
    const stop = new AbortController();
    const outside = ({ target }: Event) => {
      if (!root.current?.contains(target as Node)) latest.current();
    };
    for (const type of ['pointerdown', 'input']) document.addEventListener(type, outside, { signal: stop.signal });
    const unsubscribe = conversation.store.subscribe(({ messages }, before) => {
      if (messages !== before.messages && messages.at(-1)?.author === 'person') latest.current();
    });
    return () => {
      stop.abort();
      unsubscribe();
    };
  }, [root, conversation]);
}

/** The field of a search box and its dropdown, as one combobox: arrows move, Enter opens or searches, Escape closes. */
export function SearchField({ box, label, placeholder }: { box: SearchBox; label: string; placeholder: string }) {
  const { t } = useTranslation();
  const id = useId();
  const listId = `${id}-list`;
  const run = useRun();
  const root = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(-1);
  const { text, setText, panel, homes, openPanel, closePanel, submit, listening, cancel } = box;
  const hasList = panel === 'results';

  useGoneOn(root, closePanel);
  useEffect(() => {
    // What was typed before the app had taken the page over.
    const typed = root.current?.querySelector('input')?.value;
    if (typed) setText(typed);
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  const open = (home: Property) => {
    closePanel();
    void run('open-result', { id: home.id }, 'control');
  };

  const move = (step: 1 | -1) => {
    if (!hasList) {
      openPanel();
      setActive(0);
      return;
    }
    setActive((active + step + homes.length) % homes.length);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const home = hasList ? homes[active] : undefined;
      if (home) open(home);
      else submit(event.currentTarget.value);
    } else if (event.key === 'Escape') {
      if (panel === 'closed' && !listening) setText('');
      cancel();
      setActive(-1);
    }
  };

  return (
    <div ref={root} className={styles.field}>
      <input
        type="text"
        role="combobox"
        name="search"
        aria-label={label}
        aria-expanded={panel !== 'closed'}
        aria-controls={hasList ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={hasList && active >= 0 ? optionId(listId, active) : undefined}
        autoComplete="off"
        enterKeyHint="search"
        placeholder={listening ? t('searchBar.listening') : placeholder}
        value={text}
        readOnly={listening}
        onChange={(event) => {
          setText(event.target.value);
          setActive(-1);
        }}
        onKeyDown={onKeyDown}
      />
      <ResultsPanel id={listId} state={panel} homes={homes} active={active} onChoose={open} />
    </div>
  );
}
