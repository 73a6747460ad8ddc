import { globSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'vite';
import { tagsIn } from './checks.ts';

export interface Place {
  file: string;
  line: number;
}

/** The strings of a program with the place where each begins; comments are none. */
function stringsOf(file: string, text: string): { value: string; at: number }[] {
  const found: { value: string; at: number }[] = [];
  new Visitor({
    Literal: ({ value, start }) => void (typeof value === 'string' && found.push({ value, at: start })),
    TemplateElement: ({ value, start }) => void found.push({ value: value.raw, at: start }),
  }).visit(parseSync(file, text).program);
  return found;
}

/** The checks that the strings of a test file are tagged with. */
export const tagsOfFile = (file: string, text: string): { number: string; place: Place }[] =>
  stringsOf(file, text).flatMap(({ value, at }) =>
    tagsIn(value).map((number) => ({ number, place: { file, line: text.slice(0, at).split('\n').length } })),
  );

/** Where tests are tagged with each check. Says nothing of whether they pass: only a run can. */
export function placesOfProofs(): Map<string, Place[]> {
  const places = new Map<string, Place[]>();
  for (const file of globSync('tests/**/*.test.{ts,tsx}', { exclude: ['tests/architecture/**', 'tests/acceptance/**'] }).toSorted()) {
    const text = readFileSync(file, 'utf8');
    if (tagsIn(text).length === 0) continue;
    for (const { number, place } of tagsOfFile(file, text)) places.set(number, [...(places.get(number) ?? []), place]);
  }
  return places;
}
