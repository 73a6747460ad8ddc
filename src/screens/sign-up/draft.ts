import type { FormValues } from '../../domain/form.ts';
import { EMPTY_SIGN_UP } from '../../forms/sign-up-form.ts';

const KEY = 'signUpDraft';
/** A picture is too large for this, and stays where it was chosen. */
const NOT_KEPT = new Set(['image', 'image_name']);

/** What was typed before a reload; nothing where this browser keeps nothing. */
export function readDraft(): FormValues {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<string, unknown>;
    const texts = Object.entries(kept).filter(
      (entry): entry is [string, string] => entry[0] in EMPTY_SIGN_UP && typeof entry[1] === 'string',
    );
    return { ...EMPTY_SIGN_UP, ...Object.fromEntries(texts) };
  } catch {
    return EMPTY_SIGN_UP;
  }
}

export function keepDraft(values: FormValues): void {
  try {
    const kept = Object.entries(values).filter(([name]) => !NOT_KEPT.has(name));
    sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // Without storage the form works; a reload empties it.
  }
}
