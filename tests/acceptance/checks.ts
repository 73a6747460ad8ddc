import { readFileSync } from 'node:fs';

const read = (file: string): unknown => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));

/** The acceptance checks of the customer: the words of each by its number, in the order of the sections. */
export const CHECKS: ReadonlyMap<string, string> = new Map(
  Object.values(read('checks.json') as Record<string, Record<string, string>>).flatMap((section) => Object.entries(section)),
);

/** The checks that do not hold yet, and why. */
export const OPEN: Readonly<Record<string, string>> = read('open.json') as Record<string, string>;

/** The checks that a text is tagged with: `pays by UPI [G154 G157]`. */
export const tagsIn = (text: string): string[] => [...new Set(text.match(/\bG\d{3}\b/g))];
