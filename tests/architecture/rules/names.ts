import { basename, dirname } from 'node:path';
import type { Rule } from './rule.ts';
import { seed } from './rule.ts';

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const EMPTY_WORDS = ['utils', 'util', 'helpers', 'helper', 'types', 'index', 'common', 'misc', 'shared'];
const stemOf = (file: string): string => basename(file).replace(/(\.(module|test|d))?\.(tsx?|css)$/, '');

/** A file is called after the thing inside it. */
export const names: Rule = {
  name: 'files and folders are called after the thing inside, in kebab-case',
  find: (tree) =>
    tree
      .filter(
        ({ file }) =>
          EMPTY_WORDS.includes(stemOf(file)) ||
          ![...dirname(file).split('/'), stemOf(file)].every((part) => part === '.' || KEBAB.test(part) || file === 'vite.config.ts'),
      )
      .map(({ file }) => ({
        file,
        line: 1,
        key: file,
        instead: 'call it after the thing inside, in small letters with hyphens: number-field.ts',
      })),
  seeded: [
    seed('other letters', 'src/domain/Seeded_helpers.ts', ''),
    seed('a drawer for everything', 'src/domain/utils.ts', ''),
    seed('a barrel', 'src/ui/index.ts', `export * from './button.tsx';`),
    seed('a folder', 'src/screens/LoanPage/seeded.tsx', ''),
    seed('a style', 'src/ui/Seeded.module.css', ''),
  ],
};
