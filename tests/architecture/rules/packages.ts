import { folderOf } from '../house.ts';
import { seed, type Breach, type Rule } from './rule.ts';

const isPackage = (target: string): boolean => !/^(src|models|tests|intents|locales|virtual:|node:|\.)/.test(target);

/** Packages that have one place. */
const PLACES: { packages: RegExp; where(file: string): boolean; instead: string }[] = [
  {
    packages: /^(react-aria|react-stately|@react-aria|@react-stately)/,
    where: (file) => folderOf(file) === 'ui',
    instead: 'use the component of src/ui, or write one there',
  },
  {
    packages: /./,
    where: (file) => !['domain', 'kernel', 'forms'].includes(folderOf(file) ?? ''),
    instead: 'domain, kernel and forms need zod/mini alone',
  },
];

/** React Aria stands behind our own components, and the innermost folders need zod alone. */
export const packages: Rule = {
  name: 'a package is imported only where it has its place',
  find: (tree) =>
    tree.flatMap(({ file, imports, lineOf }) =>
      imports.flatMap(({ to, at }): Breach[] => {
        if (!isPackage(to) || to === 'zod/mini') return [];
        const broken = PLACES.find((place) => place.packages.test(to) && !place.where(file));
        return broken ? [{ file, line: lineOf(at), key: `${file} → ${to}`, instead: broken.instead }] : [];
      }),
    ),
  seeded: [
    seed(
      'a screen uses React Aria',
      'src/screens/loan/seeded.tsx',
      `import { Button } from 'react-aria-components';\nexport const X = Button;`,
    ),
    seed(
      'the header names a type of it',
      'src/app/seeded.tsx',
      `import type { Key } from 'react-aria-components/Tabs';\nexport type X = Key;`,
    ),
    seed('the domain takes a package', 'src/domain/seeded.ts', `import { v7 } from 'uuidv7';\nexport const x = v7;`),
    seed('the kernel takes all of zod', 'src/kernel/seeded.ts', `import * as z from 'zod';\nexport const x = z;`),
  ],
};
