import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import styles from './tabs.module.css';

export interface Tab {
  id: string;
  label: string;
  content: ReactNode;
}

/** Tabs of which one panel shows; arrow keys move between them. */
export function Tabs({
  label,
  tabs,
  chosen,
  even = false,
  onChoose,
}: {
  label: string;
  tabs: readonly Tab[];
  chosen: string;
  /** All of one width, in as many rows as they need; for long labels. */
  even?: boolean;
  onChoose(id: string): void;
}) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const now = tabs.findIndex((tab) => tab.id === chosen);
    const rightToLeft = getComputedStyle(list.current!).direction === 'rtl';
    const step = { ArrowRight: rightToLeft ? -1 : 1, ArrowLeft: rightToLeft ? 1 : -1 }[event.key];
    const to = step ? (now + step + tabs.length) % tabs.length : event.key === 'Home' ? 0 : event.key === 'End' ? tabs.length - 1 : -1;
    if (to < 0) return;
    event.preventDefault();
    onChoose(tabs[to]!.id);
    list.current!.querySelectorAll<HTMLElement>('[role="tab"]')[to]!.focus();
  };
  const shown = tabs.find((tab) => tab.id === chosen)!;
  return (
    <div className={styles.tabs}>
      <div
        ref={list}
        className={even ? `${styles.list} ${styles.even}` : styles.list}
        role="tablist"
        tabIndex={-1}
        aria-label={label}
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === chosen ? 0 : -1}
            onClick={() => onChoose(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${shown.id}`}>
        {shown.content}
      </div>
    </div>
  );
}
