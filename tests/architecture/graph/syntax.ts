import type { ESTree } from 'vite';

export type Node = ESTree.Node;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

/** The nodes right below a node, in the order of the text. */
export const childrenOf = (node: Node): Node[] =>
  Object.entries(node).flatMap(([key, value]) => (key === 'parent' ? [] : [value].flat().filter(isNode)));

/** Visits a node and all below it; what gives false is not gone into. */
export function walk(node: Node, visit: (node: Node, above: Node | null) => boolean | void, above: Node | null = null): void {
  if (visit(node, above) === false) return;
  for (const child of childrenOf(node)) walk(child, visit, node);
}

/** The text of a string that is written out, else null. */
export function stringIn(node: Node | null | undefined): string | null {
  if (node?.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0]!.value.cooked ?? null;
  return null;
}
