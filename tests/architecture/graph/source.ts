import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { functionsIn, type Size } from './functions.ts';
import { importsIn, importsInStyles, type Import } from './imports.ts';
import { markupIn } from './markup.ts';
import { globalsIn, propertiesIn, type Use } from './names.ts';

/** What the rules look at in one file. */
export interface Source {
  file: string;
  imports: Import[];
  globals: Use[];
  properties: Use[];
  functions: Size[];
  markup: ReturnType<typeof markupIn>;
  lineOf(at: number): number;
}

/** Reads one file of the project, or what might be one. */
export function readSource(file: string, text: string): Source {
  const lineOf = (at: number) => text.slice(0, at).split('\n').length;
  if (!/\.tsx?$/.test(file))
    return {
      file,
      imports: importsInStyles(file, text),
      globals: [],
      properties: [],
      functions: [],
      markup: { texts: [], attributes: [] },
      lineOf,
    };
  const parsed = parseSync(file, text);
  if (parsed.errors.length > 0) throw new Error(`${file} cannot be read: ${parsed.errors[0]!.message}`);
  const { program } = parsed;
  return {
    file,
    imports: importsIn(file, parsed),
    globals: globalsIn(program),
    properties: propertiesIn(program),
    functions: functionsIn(program, text),
    markup: markupIn(program),
    lineOf,
  };
}

/** The code of the project and its styles. */
export const readProject = (): Source[] =>
  globSync(['src/**/*.{ts,tsx,css}', 'models/**/*.ts', 'vite.config.ts'])
    .toSorted()
    .map((file) => readSource(file, readFileSync(file, 'utf8')));
