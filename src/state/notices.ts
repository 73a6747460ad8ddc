import { create } from 'zustand';
import type { CommandCall, Outcome } from '../kernel/define.ts';
import { words, type Words } from '../domain/words.ts';

export interface Notice {
  id: number;
  title?: Words;
  text: Words;
  kind: 'done' | 'trouble';
  /** How long it is shown; reading it with the pointer or the keyboard holds it. */
  ms: number;
  /** The command that is waiting for a yes. */
  asks?: CommandCall;
  /** Already announced by whoever adds it. */
  quiet?: boolean;
}

const SHOWN_MS = 4000;
const TROUBLE_MS = 8000;

interface Notices {
  notices: Notice[];
}

/** Short messages about what was just done; each is announced once. */
export const useNotices = create<Notices>(() => ({ notices: [] }));

let last = 0;

export function addNotice(notice: Omit<Notice, 'id'>): number {
  last++;
  const id = last;
  useNotices.setState(({ notices }) => ({ notices: [...notices.slice(-2), { ...notice, id }] }));
  return id;
}

export const removeNotice = (id: number): void =>
  useNotices.setState(({ notices }) => ({ notices: notices.filter((notice) => notice.id !== id) }));

/** Tells how a command from a menu or a key went. */
export function tell(outcome: Outcome): void {
  if (outcome.status === 'done' && !outcome.reply.silent) addNotice({ text: outcome.reply, kind: 'done', ms: SHOWN_MS });
  if (outcome.status === 'failed') addNotice({ text: words(`errors.${outcome.code}`, outcome.params), kind: 'trouble', ms: TROUBLE_MS });
  if (outcome.status === 'needs-confirmation')
    addNotice({ text: outcome.question, kind: 'done', ms: Number.POSITIVE_INFINITY, asks: outcome.command });
}
