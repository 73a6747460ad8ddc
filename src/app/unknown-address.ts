import { words } from '../domain/words.ts';
import type { Stores } from '../state/stores.tsx';

const NOTICE_MS = 6000;

/** Says that an address leads nowhere. */
export const tellUnknown = ({ notices }: Pick<Stores, 'notices'>): void =>
  void notices.add({ text: words('notFound.notice'), kind: 'trouble', ms: NOTICE_MS });
