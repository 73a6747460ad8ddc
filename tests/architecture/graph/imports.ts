import { dirname, join, normalize } from 'node:path';
import type { ParseResult } from 'vite';
import { stringIn, walk } from './syntax.ts';

export interface Import {
  /** A path from the top of the project, or the name of a package. */
  to: string;
  /** What is there for the compiler alone is `type`; `file` is a worker, or anything else that is named by its address. */
  kind: 'value' | 'type' | 'dynamic' | 'file';
  names: string[];
  at: number;
}

const from = (file: string, target: string): string =>
  target.startsWith('.') ? normalize(join(dirname(file), target.replace(/\?.*$/, ''))) : target;

/** What a style sheet takes from others. */
export const importsInStyles = (file: string, text: string): Import[] =>
  [...text.matchAll(/(?:@import\s+(?:url\()?|\bfrom\s+)['"]([^'"]+)['"]/g)].map((found) => ({
    to: from(file, found[1]!),
    kind: 'value',
    names: [],
    at: found.index,
  }));

/** Everything that a file takes from elsewhere: imports, exports of others, types, dynamic ones, workers, globs and addresses of files. */
export function importsIn(file: string, { module, program }: ParseResult): Import[] {
  const found: Import[] = [];
  const add = (target: string, at: number, kind: Import['kind'], names: string[] = []) =>
    found.push({ to: from(file, target), kind, names, at });

  for (const { moduleRequest, entries, start } of module.staticImports) {
    const isType = entries.length > 0 && entries.every((entry) => entry.isType);
    add(moduleRequest.value, start, isType ? 'type' : 'value', entries.map(({ importName }) => importName.name ?? '').filter(Boolean));
  }
  for (const { entries, start } of module.staticExports)
    for (const { moduleRequest, isType, importName } of entries)
      if (moduleRequest) add(moduleRequest.value, start, isType ? 'type' : 'value', importName.name ? [importName.name] : []);
  walk(program, (node) => {
    if (node.type === 'CallExpression' && node.callee.type === 'MemberExpression' && node.callee.object.type === 'MetaProperty') {
      walk(node, (inner) => {
        const pattern = stringIn(inner);
        if (pattern?.startsWith('.')) add(pattern, inner.start, 'dynamic');
      });
      return;
    }
    const target =
      node.type === 'ImportExpression' || node.type === 'TSImportType'
        ? stringIn(node.source)
        : node.type === 'NewExpression' && node.callee.type === 'Identifier' && node.callee.name === 'URL' && node.arguments.length === 2
          ? stringIn(node.arguments[0])
          : null;
    if (target === null) return;
    if (node.type === 'NewExpression') add(target.startsWith('.') ? target : `./${target}`, node.start, 'file');
    else add(target, node.start, node.type === 'TSImportType' ? 'type' : 'dynamic');
  });
  return found;
}
