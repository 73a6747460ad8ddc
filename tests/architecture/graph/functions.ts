import { childrenOf, type Node } from './syntax.ts';

export interface Size {
  name: string;
  at: number;
  lines: number;
  /** The ways through it: one, and one for each branch. */
  complexity: number;
}

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);
const BRANCHES = new Set([
  'IfStatement',
  'ConditionalExpression',
  'ForStatement',
  'ForInStatement',
  'ForOfStatement',
  'WhileStatement',
  'DoWhileStatement',
  'CatchClause',
  'LogicalExpression',
  'AssignmentPattern',
]);

const isBranch = (node: Node): boolean => BRANCHES.has(node.type) || (node.type === 'SwitchCase' && node.test !== null);

/** The branches of a function itself; those of functions inside it are theirs. */
const branchesOf = (node: Node): number =>
  childrenOf(node).reduce((sum, child) => sum + (FUNCTIONS.has(child.type) ? 0 : Number(isBranch(child)) + branchesOf(child)), 0);

function nameOf(node: Node, above: Node | null): string | null {
  if ('id' in node && node.id?.type === 'Identifier') return node.id.name;
  if (above?.type === 'VariableDeclarator' && above.id.type === 'Identifier') return above.id.name;
  if (
    (above?.type === 'Property' || above?.type === 'MethodDefinition' || above?.type === 'PropertyDefinition') &&
    above.key.type === 'Identifier'
  )
    return above.key.name;
  return null;
}

/** The functions of a file; one without a name is called after the one around it. */
export function functionsIn(program: Node, text: string): Size[] {
  const found: Size[] = [];
  const visit = (node: Node, above: Node | null, around: string): void => {
    let name = around;
    if (FUNCTIONS.has(node.type)) {
      name = nameOf(node, above) ?? (around ? `in ${around.replace(/^in /, '')}` : 'unnamed');
      const lines = text
        .slice(node.start, node.end)
        .split('\n')
        .filter((line) => line.trim() !== '').length;
      found.push({ name, at: node.start, lines, complexity: 1 + branchesOf(node) });
    } else if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && !around) name = node.id.name;
    for (const child of childrenOf(node)) visit(child, node, name);
  };
  visit(program, null, '');
  return found;
}
