import { useCallback } from 'react';
import type { Words } from '../domain/words.ts';
import { announce } from './announcer.tsx';
import { useWords } from './words.ts';

/** Speaks a text to a person who speaks; false for a person who does not. */
type Voice = (text: string) => boolean;

let voice: Voice | null = null;

/** From now on this voice is asked first; the function that it returns ends that. */
export function tellBy(asked: Voice): () => void {
  voice = asked;
  return () => {
    if (voice === asked) voice = null;
  };
}

/** Tells the person something once, the way that person listens: spoken, or announced to screen readers. Nothing else decides this. */
export function tell(text: string): void {
  if (text && !voice?.(text)) announce(text);
}

/** Tells words of `locales`, amounts as people say them. */
export function useTell(): (text: Words) => void {
  const render = useWords();
  return useCallback((text) => tell(render(text, 'say')), [render]);
}
