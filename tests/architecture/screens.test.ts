import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SCREENS } from '../journeys/routes.ts';
import { readSource } from './graph/source.ts';

const imported = globSync('src/app/*routes.tsx')
  .flatMap((file) => readSource(file, readFileSync(file, 'utf8')).imports)
  .filter(({ kind }) => kind !== 'type')
  .flatMap(({ to }) => /^src\/screens\/(.+)\.tsx$/.exec(to)?.[1] ?? []);

it('every screen that the route table names is walked through in the browser', () => {
  expect(imported.length).toBeGreaterThan(15);
  const missing = [...new Set(imported)].filter((screen) => !SCREENS[screen]);
  expect(missing.map((screen) => `write an address of ${screen} into tests/journeys/routes.ts`)).toEqual([]);
  expect(Object.keys(SCREENS).filter((screen) => !existsSync(`src/screens/${screen}.tsx`))).toEqual([]);
});
