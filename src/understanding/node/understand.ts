import { createInterface } from 'node:readline';
import type { Interpretation } from '../interpret.ts';
import { readLanguageFinder, readUnderstanding, type Polyglot } from './read-understanding.ts';
import { openIntents } from './read-intents.ts';

/**
 * JSON lines `{ id, text, context }` in, `{ id, intent, slots, language, confidence, ms }` out, in the same order; further
 * wishes of one sentence stand in `then`. `lang` beside a text is a hint; a line that is no JSON object gets
 * `{ id: null, error }`. `--text "..."` (with `--lang`, `--context`) explains one sentence to people.
 */
const intents = openIntents();
const languageOf = readLanguageFinder(intents);
const made = new Map<string, ReturnType<Polyglot['in']>>();

function interpret(text: string, hint: unknown, context: Record<string, unknown> | null | undefined): Interpretation {
  const language = languageOf(text, typeof hint === 'string' ? hint : undefined);
  const understanding = made.get(language) ?? readUnderstanding(language, intents);
  made.set(language, understanding);
  return understanding.interpret(text, context);
}

interface Line {
  id?: unknown;
  lang?: unknown;
  text?: unknown;
  context?: Record<string, unknown> | null;
}

function answer(text: string): object {
  let line: Line;
  try {
    line = JSON.parse(text) as Line;
  } catch {
    return { id: null, error: 'the line is not JSON' };
  }
  if (typeof line !== 'object' || line === null || Array.isArray(line)) return { id: null, error: 'the line is no object' };
  const start = performance.now();
  const read = interpret(typeof line.text === 'string' ? line.text : '', line.lang, line.context);
  const ms = Math.round((performance.now() - start) * 1000) / 1000;
  return {
    id: line.id ?? null,
    intent: read.intent,
    slots: read.slots,
    language: read.language,
    confidence: read.confidence,
    ms,
    ...(read.further.length > 0 && { then: read.further.map((wish) => ({ intent: wish.intent, slots: wish.slots })) }),
  };
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;

function explain(text: string, { intent, slots, language, confidence, alternatives, further, rest, spans }: Interpretation): string {
  const lines = [
    `“${text}”`,
    `  language      ${language}`,
    `  wish          ${intent} (${percent(confidence)})`,
    `  slots         ${JSON.stringify(slots)}`,
    ...further.map((wish) => `  and then      ${wish.intent} ${JSON.stringify(wish.slots)}`),
    `  runners-up    ${alternatives.map((item) => `${item.intent} (${percent(item.probability)})`).join(', ')}`,
    ...(rest ? [`  not used      ${rest}`] : []),
    '  recognised',
    ...spans.map((span) => `    “${span.text}”: ${span.tags.map((tag) => [tag.kind, tag.value].filter(Boolean).join(' ')).join(', ')}`),
  ];
  return lines.join('\n');
}

const option = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
};

const text = option('text');
if (text === undefined) {
  // Data are read before the first line, so that its time is that of interpreting alone.
  for (const tag of Object.keys(intents.languages)) made.set(tag, readUnderstanding(tag, intents));
  for await (const line of createInterface({ input: process.stdin })) {
    if (line.trim()) process.stdout.write(`${JSON.stringify(answer(line))}\n`);
  }
} else {
  const context = option('context');
  console.log(explain(text, interpret(text, option('lang'), context ? (JSON.parse(context) as Record<string, unknown>) : null)));
}
