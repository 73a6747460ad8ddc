import type { FormState } from '../domain/form.ts';
import type { FormDefinition } from './form-definition.ts';
import { freshStanding, shownState, type Standing } from './form-standing.ts';

/** What a form stands at, with those who want to hear of a change. */
export function createStanding<Known>(definition: FormDefinition<Known>, knownAtFirst: Known) {
  const listeners = new Set<() => void>();
  let known = knownAtFirst;
  let now = freshStanding(definition);
  let shown: FormState = shownState(definition, now, known);
  function change(next: Partial<Standing>): void {
    now = { ...now, ...next };
    shown = shownState(definition, now, known);
    for (const listener of listeners) listener();
  }
  return {
    now: () => now,
    shown: () => shown,
    known: () => known,
    change,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    know(news: Known) {
      known = news;
      change({});
    },
  };
}
