import { folderOf } from '../house.ts';
import { seed, type Rule } from './rule.ts';

const screenOf = (file: string): string | null => /^src\/screens\/([^/]+)\//.exec(file)?.[1] ?? null;

/** Screens know nothing of each other; src/app puts them together. */
export const screens: Rule = {
  name: 'a screen imports no other screen',
  find: (tree) =>
    tree.flatMap(({ file, imports, lineOf }) =>
      imports
        .filter(({ to }) => folderOf(file) === 'screens' && folderOf(to) === 'screens' && screenOf(to) !== screenOf(file))
        .map(({ to, at }) => ({
          file,
          line: lineOf(at),
          key: `${file} → ${to}`,
          instead: 'what two screens need is a component in src/ui, a store, a query or a command',
        })),
    ),
  seeded: [
    seed(
      'a component of another',
      'src/screens/loan/seeded.tsx',
      `import { PlanCard } from '../plans/plan-card.tsx';\nexport const X = PlanCard;`,
    ),
    seed('another, loaded later', 'src/screens/loan/seeded.tsx', `export const load = () => import('../plans/plans.tsx');`),
    seed(
      'the styles of another',
      'src/screens/loan/seeded.tsx',
      `import styles from '../plans/plans.module.css';\nexport const x = styles;`,
    ),
  ],
};

const MAKES_RUNNERS = /^(create|set)Runner$/;

/** One runner, made by src/app and handed to the stores. */
export const runner: Rule = {
  name: 'only src/app makes and sets the runner',
  find: (tree) =>
    tree.flatMap(({ file, imports, lineOf }) =>
      imports
        .filter(({ names }) => folderOf(file) !== 'app' && names.some((name) => MAKES_RUNNERS.test(name)))
        .map(({ at, to }) => ({
          file,
          line: lineOf(at),
          key: `${file} → ${to}`,
          instead: 'take runCommand from src/state; src/app makes the runner once',
        })),
    ),
  seeded: [
    seed(
      'a screen makes one',
      'src/screens/loan/seeded.ts',
      `import { createRunner } from '../../kernel/run-command.ts';\nexport const run = createRunner;`,
    ),
    seed(
      'the assistant sets one',
      'src/assistant/seeded.ts',
      `import { setRunner as put } from '../state/runner.ts';\nput(() => undefined);`,
    ),
  ],
};
