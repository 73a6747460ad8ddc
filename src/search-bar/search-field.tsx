import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useRun } from '../state/use-run.ts';
import type { Property } from '../domain/property.ts';
import { optionId, ResultsPanel } from './results-panel.tsx';
import styles from './search-bar.module.css';
import type { SearchBox } from './use-search.ts';

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

  useEffect(() => {
    const outside = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) closePanel();
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  });

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
