import { createInterface } from 'node:readline';
import { createUnderstanding, type Interpretation, type Understanding } from '../interpret.ts';
import { readLanguage } from '../read-data.ts';
import { languagesWithWeights } from './languages.ts';

/**
 * The evaluator's door: JSON lines `{ id, lang, text, context }` in, `{ id, intent, slots, confidence, ms }` out, in the
 * same order. `--text "..."` (with `--lang`, default en) explains one sentence to people.
 */
const made = new Map<string, Understanding>();

function understandingOf(language: string): Understanding {
  const known = languagesWithWeights().includes(language) ? language : 'en';
  const found = made.get(known) ?? createUnderstanding(readLanguage(known));
  made.set(known, found);
  return found;
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
  if (typeof line !== 'object' || line === null) return { id: null, error: 'the line is no object' };
  const understanding = understandingOf(typeof line.lang === 'string' ? line.lang : 'en');
  const start = performance.now();
  const { intent, slots, confidence, further } = understanding.interpret(typeof line.text === 'string' ? line.text : '', line.context);
  const ms = Math.round((performance.now() - start) * 1000) / 1000;
  return {
    id: line.id ?? null,
    intent,
    slots,
    confidence,
    ms,
    ...(further.length > 0 && { then: further.map((wish) => ({ intent: wish.intent, slots: wish.slots })) }),
  };
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;

function explain(text: string, { intent, slots, confidence, alternatives, further, rest, spans }: Interpretation): string {
  const lines = [
    `“${text}”`,
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
  for await (const line of createInterface({ input: process.stdin })) {
    if (line.trim()) process.stdout.write(`${JSON.stringify(answer(line))}\n`);
  }
} else {
  const context = option('context');
  console.log(explain(text, understandingOf(option('lang') ?? 'en').interpret(text, context ? (JSON.parse(context) as object) : null)));
}
