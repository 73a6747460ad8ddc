import type { Context, Slots } from './data.ts';

const underscores = (value: unknown): string | undefined => (typeof value === 'string' ? value.replaceAll('-', '_') : undefined);

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

const KINDS = ['yes', 'slot', 'field', 'choice'] as const;

function readExpects(value: unknown): Context['expects'] {
  if (!isObject(value)) return undefined;
  const kind = KINDS.find((name) => name === value['kind']);
  if (!kind) return undefined;
  const choices = Array.isArray(value['choices']) ? value['choices'].filter((choice) => typeof choice === 'string') : undefined;
  const [command, slot] = [text(value['command']), text(value['slot'])];
  return { kind, ...(command && { command }), ...(slot && { slot }), ...(choices && { choices }) };
}

function readLast(value: unknown): Context['last'] {
  if (!isObject(value)) return undefined;
  const intent = text(value['intent']);
  return intent === undefined ? undefined : { intent, slots: isObject(value['slots']) ? (value['slots'] as Slots) : {} };
}

/** A context as it may come from anywhere: unknown values count for nothing, hyphens and underscores are the same. */
export function readContext(context: Context | null | undefined): Context {
  if (!isObject(context)) return {};
  const search = isObject(context.search) && Object.keys(context.search).length > 0 ? context.search : undefined;
  const expects = readExpects(context.expects);
  const asked = (context.asked || undefined) ?? (expects?.kind === 'yes' ? (expects.command ?? expects.kind) : undefined);
  const field = expects?.kind === 'field' ? (expects.slot ?? context.field) : context.field;
  return { ...context, search, screen: underscores(context.screen), asked, expects, field, last: readLast(context.last) } as Context;
}
