import { createStore } from 'zustand/vanilla';
import type { Words } from '../domain/words.ts';

export interface Notice {
  id: number;
  title?: Words;
  text: Words;
  kind: 'done' | 'trouble';
  /** How long it is shown; pointing at it or focusing it holds it. */
  ms: number;
  /** The question waiting for a yes. */
  token?: string;
  /** Whoever adds it has already told it. */
  quiet?: boolean;
  /** Only told: what was pressed shows it. */
  inPlace?: boolean;
}

const MOST_SHOWN = 3;

/** Short messages about what was just done; each is told once. */
export function createNotices() {
  const store = createStore<{ notices: readonly Notice[] }>(() => ({ notices: [] }));
  let last = 0;
  return {
    store,
    add(notice: Omit<Notice, 'id'>): number {
      last++;
      const id = last;
      store.setState(({ notices }) => ({ notices: [...notices.slice(1 - MOST_SHOWN), { ...notice, id }] }));
      return id;
    },
    remove: (id: number): void => store.setState(({ notices }) => ({ notices: notices.filter((notice) => notice.id !== id) })),
  };
}
