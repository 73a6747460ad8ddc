import { DOORS, folderOf, HOUSE } from '../house.ts';
import { seed, type Breach, type Rule } from './rule.ts';

const allowed = (folder: string): string => HOUSE[folder]?.join(', ') || 'nothing else of ours';

/** A folder imports only what the table of the house lets it. */
export const folders: Rule = {
  name: 'a folder imports only what it may',
  find: (tree) =>
    tree.flatMap(({ file, imports, lineOf }) => {
      const from = folderOf(file);
      if (from === null) return [];
      return imports.flatMap(({ to, kind, at }): Breach[] => {
        const target = folderOf(to);
        if (target === null || target === from) return [];
        const found = (instead: string) => [{ file, line: lineOf(at), key: `${file} → ${to}`, instead }];
        if (!HOUSE[from]?.includes(target))
          return found(
            `${from} may import ${allowed(from)} (tests/architecture/house.ts); let it be handed over by src/app, or move what both need down`,
          );
        const door = DOORS.find((one) => one.from === from && one.to.test(to));
        return door && !door.only.test(to) && !door.only.test(kind) ? found(door.says) : [];
      });
    }),
  seeded: [
    seed(
      'the domain imports a capability',
      'src/domain/seeded.ts',
      `import { emi } from '../capabilities/loan/emi.ts';\nexport const x = emi;`,
    ),
    seed(
      'the kernel imports a type of a service',
      'src/kernel/seeded.ts',
      `import type { Call } from '../services/call.ts';\nexport type X = Call;`,
    ),
    seed('a component imports a store', 'src/ui/seeded.tsx', `export { addNotice } from '../state/notices.ts';`),
    seed('a screen loads a service later', 'src/screens/loan/seeded.ts', `export const load = () => import('../../services/call.ts');`),
    seed(
      'a screen starts a worker of the server',
      'src/screens/loan/seeded.ts',
      `export const w = () => new Worker(new URL('../../server/photos/eye-worker.ts', import.meta.url));`,
    ),
    seed(
      'understanding names a type of the assistant',
      'src/understanding/seeded.ts',
      `export type X = import('../assistant/dialogue.ts').Dialogue;`,
    ),
    seed('a capability takes the styles of a component', 'src/capabilities/loan/seeded.ts', `import '../../ui/button.module.css';`),
    seed(
      'styles are made of those of a screen',
      'src/ui/seeded.module.css',
      `.x {\n  composes: y from '../screens/loan/loan.module.css';\n}`,
    ),
    seed('a component takes all screens', 'src/ui/seeded.ts', `export const all = import.meta.glob('../screens/*/*.tsx');`),
    seed(
      'a folder that is not in the house',
      'src/seeded/seeded.ts',
      `import { words } from '../domain/words.ts';\nexport const x = words;`,
    ),
    seed(
      'the server imports a screen',
      'src/server/http/seeded.ts',
      `import { LoanScreen } from '../../screens/loan/loan.tsx';\nexport const x = LoanScreen;`,
    ),
    seed(
      'the server imports the camera',
      'src/server/photos/seeded.ts',
      `import { x } from '../../vision/camera.ts';\nexport const y = x;`,
    ),
    seed(
      'the browser imports the server',
      'src/app/seeded.ts',
      `import { readConfig } from '../server/config.ts';\nexport const x = readConfig;`,
    ),
    seed(
      'a service imports a rule of a capability',
      'src/services/seeded.ts',
      `import { emi } from '../capabilities/loan/emi.ts';\nexport const x = emi;`,
    ),
    seed(
      'a store imports what the conversation does',
      'src/state/seeded.ts',
      `import { hear } from '../conversation/hear.ts';\nexport const x = hear;`,
    ),
  ],
};
