import { basename } from 'node:path';
import type { Rule } from './rule.ts';
import { seed } from './rule.ts';

/** What fits a screen. */
const MAX_LINES = 70;
/** More ways through one function than these nobody keeps in mind. */
const MAX_COMPLEXITY = 15;

const long = `export function seeded() {\n${'  console.log(1);\n'.repeat(MAX_LINES)}}`;
const branchy = `export const seeded = (x: number) => {\n${Array.from({ length: MAX_COMPLEXITY }, (_, i) => `  if (x === ${i}) return ${i};`).join('\n')}\n  return -1;\n};`;

/** Functions that one can take in. Known ones are listed by their own name and their file's, wherever it goes. */
export const sizes: Rule = {
  name: `no function over ${MAX_LINES} lines or ${MAX_COMPLEXITY} branches`,
  find: (tree) =>
    tree.flatMap(({ file, functions, lineOf }) =>
      functions
        .filter(({ lines, complexity }) => lines > MAX_LINES || complexity > MAX_COMPLEXITY)
        .map(({ name, at, lines, complexity }) => ({
          file,
          line: lineOf(at),
          key: `${basename(file)} ${name}`,
          instead: `${name} has ${lines} lines and ${complexity} ways through it: ask which two things live in it, and part them`,
        })),
    ),
  seeded: [
    seed('a long one', 'src/domain/seeded.ts', long),
    seed('one with many branches', 'src/screens/loan/seeded.tsx', branchy),
    seed(
      'one inside another',
      'src/domain/seeded.ts',
      `export const around = () => {\n  const inside = ${branchy.replace('export const seeded = ', '')}\n  return inside;\n};`,
    ),
  ],
};
