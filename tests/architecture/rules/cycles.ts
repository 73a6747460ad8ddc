import type { Source } from '../graph/source.ts';
import type { Rule } from './rule.ts';

/** Files that reach each other, in groups. */
function circles(tree: readonly Source[]): string[][] {
  const files = new Map(tree.map((source) => [source.file, source]));
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const found: string[][] = [];
  const visit = (file: string): void => {
    order.set(file, order.size);
    low.set(file, order.get(file)!);
    stack.push(file);
    for (const { to, kind } of files.get(file)!.imports) {
      if (!files.has(to) || kind === 'file') continue;
      if (!order.has(to)) {
        visit(to);
        low.set(file, Math.min(low.get(file)!, low.get(to)!));
      } else if (stack.includes(to)) low.set(file, Math.min(low.get(file)!, order.get(to)!));
    }
    if (low.get(file) !== order.get(file)) return;
    const circle = stack.splice(stack.indexOf(file));
    if (circle.length > 1) found.push(circle.toSorted());
  };
  for (const file of files.keys()) if (!order.has(file)) visit(file);
  return found;
}

/** No file needs, by whatever way, one that needs it: values, types and what is loaded later. */
export const cycles: Rule = {
  name: 'no imports in a circle',
  find: (tree) =>
    circles(tree).map((circle) => ({
      file: circle.find((file) => file.includes('seeded')) ?? circle[0]!,
      line: 1,
      key: circle.join(' ⇄ '),
      instead: `${circle.join(', ')} need each other: move what both need into a file of its own`,
    })),
  seeded: [
    {
      title: 'two values',
      files: {
        'src/domain/seeded-a.ts': `import { b } from './seeded-b.ts';\nexport const a = () => b;`,
        'src/domain/seeded-b.ts': `import { a } from './seeded-a.ts';\nexport const b = () => a;`,
      },
    },
    {
      title: 'a type, by a third file',
      files: {
        'src/domain/seeded-a.ts': `import type { B } from './seeded-b.ts';\nexport type A = B;`,
        'src/domain/seeded-b.ts': `export type { C as B } from './seeded-c.ts';`,
        'src/domain/seeded-c.ts': `export type C = import('./seeded-a.ts').A;`,
      },
    },
  ],
};
