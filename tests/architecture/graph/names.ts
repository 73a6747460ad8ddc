import { walk, type Node } from './syntax.ts';

export interface Use {
  name: string;
  at: number;
}

/** Parts of a type that stand in the running program all the same. */
const RUNS = new Set(['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression', 'TSInstantiationExpression', 'TSTypeAssertion']);
const EVERYTHING = new Set(['globalThis', 'window', 'self']);

function bindingsOf(pattern: Node | null): string[] {
  if (pattern === null) return [];
  const names: string[] = [];
  walk(pattern, (node, above) => {
    if (node.type === 'Identifier' && !(above?.type === 'Property' && above.key === node && !above.shorthand)) names.push(node.name);
    return !node.type.startsWith('TS');
  });
  return names;
}

/** What is unpacked of an object, by the names that it has there. */
const keysOf = (pattern: Node): string[] =>
  pattern.type === 'ObjectPattern'
    ? pattern.properties.flatMap((one) => (one.type === 'Property' && one.key.type === 'Identifier' ? [one.key.name] : []))
    : [];

/** The names that a file makes itself, anywhere in it. */
function ownNames(program: Node): Set<string> {
  const own = new Set<string>();
  const add = (pattern: Node | null) => bindingsOf(pattern).forEach((name) => own.add(name));
  walk(program, (node) => {
    if (node.type === 'VariableDeclarator') add(node.id);
    else if (node.type === 'ClassDeclaration' || node.type === 'ClassExpression') add(node.id);
    else if (node.type === 'CatchClause') add(node.param);
    else if (node.type === 'ImportSpecifier' || node.type === 'ImportDefaultSpecifier' || node.type === 'ImportNamespaceSpecifier')
      add(node.local);
    else if (node.type === 'FunctionDeclaration' || node.type === 'FunctionExpression' || node.type === 'ArrowFunctionExpression') {
      if (node.type !== 'ArrowFunctionExpression') add(node.id);
      for (const parameter of node.params) add(parameter);
    }
  });
  return own;
}

const isKey = (node: Node, above: Node | null): boolean =>
  (above?.type === 'MemberExpression' && above.property === node && !above.computed) ||
  ((above?.type === 'Property' || above?.type === 'PropertyDefinition' || above?.type === 'MethodDefinition') &&
    above.key === node &&
    !above.computed &&
    !(above.type === 'Property' && above.shorthand)) ||
  above?.type === 'LabeledStatement';

/** The names that a file uses without making them, also as `globalThis.name`; names in types are none. */
export function globalsIn(program: Node): Use[] {
  const own = ownNames(program);
  const found: Use[] = [];
  walk(program, (node, above) => {
    if (node.type.startsWith('TS') && !RUNS.has(node.type)) return false;
    if (node.type === 'ImportDeclaration') return false;
    if (above && RUNS.has(above.type) && 'typeAnnotation' in above && above.typeAnnotation === node) return false;
    if (node.type === 'Identifier' && !isKey(node, above) && !own.has(node.name)) found.push({ name: node.name, at: node.start });
    if (node.type === 'VariableDeclarator' && node.init?.type === 'Identifier' && EVERYTHING.has(node.init.name))
      for (const name of keysOf(node.id)) found.push({ name, at: node.start });
    if (
      node.type === 'MemberExpression' &&
      node.object.type === 'Identifier' &&
      EVERYTHING.has(node.object.name) &&
      node.property.type === 'Identifier'
    )
      found.push({ name: node.property.name, at: node.start });
  });
  return found;
}

/** The properties that a file reads or calls: `sendBeacon` of `navigator.sendBeacon(...)`. */
export function propertiesIn(program: Node): Use[] {
  const found: Use[] = [];
  walk(program, (node) => {
    if (node.type === 'MemberExpression' && node.property.type === 'Identifier' && !node.computed)
      found.push({ name: node.property.name, at: node.start });
  });
  return found;
}
