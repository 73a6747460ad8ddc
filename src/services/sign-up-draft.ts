import * as z from 'zod/mini';
import { safeStorage } from './storage.ts';

const KEY = 'signUpDraft';
const visitStorage = safeStorage('sessionStorage');

const Texts = z.record(z.string(), z.string());

/** What was typed into the sign-up of this visit, by field; nothing where none of it was kept. */
function read(): Record<string, string> {
  try {
    const kept = z.safeParse(Texts, JSON.parse(visitStorage.getItem(KEY) ?? '{}'));
    return kept.success ? kept.data : {};
  } catch {
    return {};
  }
}

/** Keeps what is typed into the sign-up until this visit ends. */
export const signUpDraft = {
  read,
  keep: (texts: Record<string, string>): void => visitStorage.setItem(KEY, JSON.stringify(texts)),
};
