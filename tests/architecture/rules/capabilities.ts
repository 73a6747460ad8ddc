import type { Source } from '../graph/source.ts';
import { capabilityOf, folderOf, joinsCapabilities } from '../house.ts';
import { seed, type Rule } from './rule.ts';

/** Files of capabilities that define a command, or bring such files with them. */
function commandCode(tree: readonly Source[]): Set<string> {
  const code = new Set(
    tree
      .filter(
        ({ file, globals, imports }) =>
          capabilityOf(file) && [...globals.map(({ name }) => name), ...imports.flatMap(({ names }) => names)].includes('defineCommand'),
      )
      .map(({ file }) => file),
  );
  for (let size = -1; size !== code.size;) {
    size = code.size;
    for (const { file, imports } of tree)
      if (capabilityOf(file) && imports.some(({ to, kind }) => kind !== 'type' && code.has(to))) code.add(file);
  }
  return code;
}

/** A capability knows of another its contract alone. */
export const contracts: Rule = {
  name: 'a capability takes of another only its contract',
  find: (tree) =>
    tree.flatMap(({ file, imports, lineOf }) =>
      imports
        .filter(
          ({ to }) =>
            capabilityOf(file) !== null &&
            folderOf(to) === 'capabilities' &&
            capabilityOf(to) !== capabilityOf(file) &&
            !to.endsWith('/contract.ts'),
        )
        .map(({ to, at }) => ({
          file,
          line: lineOf(at),
          key: `${file} → ${to}`,
          instead: `take it from ${capabilityOf(to) ? `src/capabilities/${capabilityOf(to)}/contract.ts` : 'src/kernel'}, or move what both need into src/domain`,
        })),
    ),
  seeded: [
    seed('a rule of another', 'src/capabilities/plans/seeded.ts', `import { emi } from '../loan/emi.ts';\nexport const x = emi;`),
    seed('a type of another', 'src/capabilities/plans/seeded.ts', `import type { Emi } from '../loan/emi.ts';\nexport type X = Emi;`),
    seed('the list of all', 'src/capabilities/plans/seeded.ts', `import { COMMANDS } from '../commands.ts';\nexport const x = COMMANDS;`),
  ],
};

const MAY_JOIN: Record<string, RegExp> = { app: /./, services: /\/calls\.ts$/, server: /\/calls\.ts$/ };

/** What joins all capabilities together is for who puts the whole together. */
export const joined: Rule = {
  name: 'what joins all capabilities is imported only where the whole is put together',
  find: (tree) =>
    tree.flatMap(({ file, imports, lineOf }) =>
      imports
        .filter(({ to }) => joinsCapabilities(to) && folderOf(file) !== 'capabilities' && !MAY_JOIN[folderOf(file) ?? '']?.test(to))
        .map(({ to, at }) => ({
          file,
          line: lineOf(at),
          key: `${file} → ${to}`,
          instead: 'let src/app hand it over; only src/app imports it, and the calls also src/services and src/server',
        })),
    ),
  seeded: [
    seed(
      'a screen imports the list of all commands',
      'src/screens/loan/seeded.ts',
      `import { COMMANDS } from '../../capabilities/commands.ts';\nexport const x = COMMANDS;`,
    ),
    seed(
      'the server imports the list of all commands',
      'src/server/http/seeded.ts',
      `import { COMMANDS } from '../../capabilities/commands.ts';\nexport const x = COMMANDS;`,
    ),
    seed(
      'the kernel imports a type of it',
      'src/kernel/seeded.ts',
      `import type { COMMANDS } from '../capabilities/commands.ts';\nexport type X = typeof COMMANDS;`,
    ),
  ],
};

const WITHOUT_COMMANDS = ['screens', 'search-bar', 'assistant', 'services', 'state', 'server'];

/** A command is run by its name; only who makes the runner takes its code. */
export const commands: Rule = {
  name: 'nobody takes the code of a command',
  find(tree) {
    const code = commandCode(tree);
    return tree.flatMap(({ file, imports, lineOf }) =>
      imports
        .filter(({ to, kind }) => kind !== 'type' && WITHOUT_COMMANDS.includes(folderOf(file) ?? '') && code.has(to))
        .map(({ to, at }) => ({
          file,
          line: lineOf(at),
          key: `${file} → ${to}`,
          instead: 'run the command by its name; a rule that both need goes into a file of the capability without a command',
        })),
    );
  },
  seeded: [
    {
      title: 'a screen imports a command',
      files: {
        'src/screens/loan/seeded.ts': `import { seededCommand } from '../../capabilities/loan/seeded-command.ts';\nexport const x = seededCommand;`,
        'src/capabilities/loan/seeded-command.ts': `import { defineCommand } from '../../kernel/define.ts';\nexport const seededCommand = defineCommand({ name: 'seeded' });`,
      },
    },
    {
      title: 'the server imports a list of commands',
      files: {
        'src/server/http/seeded.ts': `import { LIST } from '../../capabilities/loan/seeded-list.ts';\nexport const x = LIST;`,
        'src/capabilities/loan/seeded-list.ts': `import { seededCommand } from './seeded-command.ts';\nexport const LIST = [seededCommand];`,
        'src/capabilities/loan/seeded-command.ts': `import { defineCommand } from '../../kernel/define.ts';\nexport const seededCommand = defineCommand({ name: 'seeded' });`,
      },
    },
  ],
};
