import { useCallback } from 'react';
import type { Words } from '../domain/words.ts';
import { announce } from './announcer.tsx';
import { useWords } from './words.ts';

/** Speaks a text to a person who speaks; false for a person who does not. */
type Voice = (text: string, language: string | undefined) => boolean;

let voice: Voice | null = null;

/** From now on this voice is asked first; the function that it returns ends that. */
export function tellBy(asked: Voice): () => void {
  voice = asked;
  return () => {
    if (voice === asked) voice = null;
  };
}

/**
 * Tells the person something once, the way that person listens: spoken, or announced to screen readers. Nothing else decides
 * this. `language` is that of the text, where it is not that of the screen.
 */
export function tell(text: string, language?: string): void {
  if (text && !voice?.(text, language)) announce(text, language);
}

/** Tells words of `locales`, amounts as people say them. */
export function useTell(): (text: Words) => void {
  const render = useWords();
  return useCallback((text) => tell(render(text, 'say'), text.language), [render]);
}
