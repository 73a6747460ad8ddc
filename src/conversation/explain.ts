import { words, type Words } from '../domain/words.ts';
import type { Interpretation } from '../understanding/interpret.ts';

/** Kinds of spans that mean something to people; cues and fillers do not. */
const NAMED = [
  'money',
  'area',
  'bhk',
  'locality',
  'ordinal',
  'type',
  'purpose',
  'furnishing',
  'facing',
  'amenities',
  'possession',
  'sort_by',
  'order',
  'field',
  'screen',
  'topic',
  'plan',
  'method',
  'language',
  'day',
  'elsewhere',
] as const;

const RUNNERS_UP = 2;
const LEAST_SHARE = 0.02;

/** Why a text was understood as it was: the words recognised, what they were read as, and the runners-up. */
export function explain({ intent, spans, alternatives, rest }: Interpretation, sayable: (intent: string) => boolean): Words {
  const recognised = spans.flatMap(({ text, tags }) => {
    const kind = NAMED.find((name) => tags.some((tag) => tag.kind === name));
    return kind ? [words('assistant.why.span', { text, kind: words(`assistant.why.kinds.${kind}`) })] : [];
  });
  const others = alternatives.filter(({ intent: other, probability }) => probability >= LEAST_SHARE && sayable(other)).slice(0, RUNNERS_UP);
  return words('assistant.why.whole', {
    parts: [
      ...(recognised.length > 0 ? [words('assistant.why.recognised', { spans: recognised })] : []),
      ...(rest ? [words('assistant.why.rest', { text: rest })] : []),
      sayable(intent) ? words('assistant.why.meant', { example: words(`commands.${intent}.example`) }) : words('assistant.why.refused'),
      ...(others.length > 0
        ? [
            words('assistant.why.others', {
              examples: others.map((other) => words('assistant.quoted', { text: words(`commands.${other.intent}.example`) })),
            }),
          ]
        : []),
    ],
  });
}
