import { stringIn, walk, type Node } from './syntax.ts';

/** The texts between the tags of a page, and the attributes that are written out. */
export function markupIn(program: Node): {
  texts: { text: string; at: number }[];
  attributes: { name: string; value: string; at: number }[];
} {
  const texts: { text: string; at: number }[] = [];
  const attributes: { name: string; value: string; at: number }[] = [];
  walk(program, (node) => {
    if (node.type === 'JSXText') texts.push({ text: node.value.trim(), at: node.start });
    if (node.type === 'JSXElement')
      for (const child of node.children) {
        const text = child.type === 'JSXExpressionContainer' ? stringIn(child.expression) : null;
        if (text !== null) texts.push({ text: text.trim(), at: child.start });
      }
    if (node.type === 'JSXAttribute' && node.name.type === 'JSXIdentifier') {
      const value = node.value?.type === 'JSXExpressionContainer' ? node.value.expression : node.value;
      attributes.push({
        name: node.name.name,
        value: stringIn(value) ?? '',
        at: node.start,
      });
    }
  });
  return { texts, attributes };
}
