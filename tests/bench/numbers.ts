import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { taggerData } from '../../src/understanding/interpret.ts';
import { readPart } from '../../src/understanding/node/learned.ts';
import { openIntents } from '../../src/understanding/node/read-intents.ts';
import { tagText, type TaggerData } from '../../src/understanding/tagger.ts';

const Row = z.object({
  kind: z.string(),
  text: z.string(),
  value: z.optional(z.union([z.number(), z.string()])),
  results: z.optional(z.array(z.object({ value: z.nullable(z.string()) }))),
});

/** Kinds of the public tests that are about numbers and ordinals of our languages. */
const KINDS: Record<string, string> = {
  'hi': 'hi',
  'hi-ord': 'hi',
  'hi-numeral': 'hi',
  'hi-ordinal': 'hi',
  'te-numeral': 'te',
  'en-IN': 'en',
};

/** One number of nought or more; fractions of fractions, dozens and negative numbers are never said of homes. */
function wantedOf({ value, results }: z.infer<typeof Row>): number | null {
  const only = results === undefined ? value : results.length === 1 ? results[0]!.value : undefined;
  const number = Number(only);
  return only === undefined || only === null || Number.isNaN(number) || number < 0 ? null : number;
}

function readsAs(text: string, data: TaggerData): number[] {
  return tagText(text, data).spans.flatMap(({ quantity, tags }) => [
    ...(quantity ? [quantity.value] : []),
    ...tags.filter(({ kind }) => kind === 'ordinal').map(({ value }) => Number(value)),
  ]);
}

const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= Math.abs(b) * 1e-9;

/** Public tests of number words (Recognizers-Text, duckling), as far as they are about our languages. */
export function numbersBench(data: string): { rows: Record<string, string | number>[]; left: string[] } {
  const file = join(data, 'language', 'numbers_public_tests.jsonl');
  if (!existsSync(file)) return { rows: [], left: [`public tests of numbers: no ${file}`] };
  const all = readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => z.parse(Row, JSON.parse(line)));
  const intents = openIntents();
  const rows = Object.entries(KINDS).flatMap(([kind, language]) => {
    const tagger = taggerData(readPart(language, intents));
    const cases = all.filter((row) => row.kind === kind).flatMap((row) => ({ text: row.text, wanted: wantedOf(row) }));
    const used = cases.filter((item) => item.wanted !== null);
    const right = used.filter(({ text, wanted }) => readsAs(text, tagger).some((value) => isNear(value, wanted!)));
    return [
      {
        numbers: kind,
        tests: used.length,
        right: Math.round((right.length / used.length) * 1000) / 1000,
        notOurs: cases.length - used.length,
      },
    ];
  });
  return { rows, left: [] };
}
