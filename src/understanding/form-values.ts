import type { Context, Slots } from './data.ts';
import { isWord } from './dictionary.ts';
import { isOwnWord } from './own-words.ts';
import { isSign } from './text.ts';
import { hasCue, type Span, type Tagged } from './tagger.ts';

const isField = (span: Span): boolean => span.tags.some((tag) => tag.kind === 'form_field');

const textBetween = ({ tokens, text }: Tagged, start: number, end: number): string =>
  start < end ? text.slice(tokens[start]!.start, tokens[Math.min(end, tokens.length) - 1]!.end) : '';

/** "set X to Y": X is the label as it stands on the screen, Y begins after it. */
function setForm(tagged: Tagged): { label: string; from: number } | null {
  const [first] = tagged.spans;
  const to = tagged.spans.findLast((span) => hasCue(span, 'to'));
  if (!hasCue(first, 'set') || !to || to.start <= first!.end) return null;
  const article = /^(the|my|a)$/.test(tagged.tokens[first!.end]!.norm) ? 1 : 0;
  return { label: textBetween(tagged, first!.end + article, to.start), from: to.end };
}

const SMALL_WORD = /^(is|are|as|to|with|the|a|an|be|should|my|in|it|=|:|-)$/;

/** In verb-last languages the value ends before what only frames it: "mera naam suresh hai", "naam suresh likho". */
function endOfValue({ tokens, spans }: Tagged): number {
  let end = tokens.length;
  while (
    end > 1 &&
    (isSign(tokens[end - 1]!) ||
      (isOwnWord(tokens[end - 1]!.norm) && spans.some((span) => span.end === end && hasCue(span, 'filler', 'verb', 'closing'))))
  )
    end--;
  return end;
}

/** Which field of a form is meant, and what to put there: digits joined, amounts in rupees, e-mail addresses put together. */
export function readFormValue(tagged: Tagged, context: Context): Slots {
  const set = setForm(tagged);
  const labels = tagged.spans.filter((span) => isField(span) && (set === null || span.start < set.from));
  const label = labels.at(-1);
  const field = label?.tags.find((tag) => tag.kind === 'form_field')?.value ?? set?.label ?? context.field;
  const from = set?.from ?? label?.end ?? 0;
  const mail = emailIn(tagged);
  if (mail) return { field: 'email', value: mail };
  const quantity = tagged.spans.find((span) => span.quantity && span.start >= from)?.quantity;
  if (quantity?.digits) return { field: field ?? 'phone', value: quantity.digits };
  if (quantity) return { field: field ?? quantity.kind, value: quantity.value };
  let start = from;
  while (start < tagged.tokens.length && SMALL_WORD.test(tagged.tokens[start]!.norm)) start++;
  const value = textBetween(tagged, start, endOfValue(tagged));
  return { ...(field && { field }), ...(value && { value }) };
}

const SPOKEN_SIGNS: Record<string, string> = { at: '@', dot: '.', underscore: '_', dash: '-', hyphen: '-', plus: '+' };

/** Where the name before "at" begins: "ravi dot k", "asha underscore 99", "imran 7". */
function firstOfName({ tokens }: Tagged, at: number): number {
  let first = at - 1;
  while (first > 0) {
    const joined = first > 1 && SPOKEN_SIGNS[tokens[first - 1]!.norm] !== undefined;
    const counted = tokens[first]!.value !== undefined && isWord(tokens[first - 1]!) && !SMALL_WORD.test(tokens[first - 1]!.norm);
    if (!joined && !counted) break;
    first -= joined ? 2 : 1;
  }
  return first;
}

function emailIn(tagged: Tagged): string | undefined {
  const whole = tagged.tokens.find((token) => token.norm.includes('@') && token.norm.length > 1);
  if (whole) return whole.norm;
  const at = tagged.tokens.findIndex((token) => token.norm === 'at' || token.norm === '@');
  if (at < 1 || !tagged.tokens.slice(at).some((token) => token.norm === 'dot' || token.norm === '.')) return undefined;
  const parts = tagged.tokens
    .slice(firstOfName(tagged, at))
    .map((token) => SPOKEN_SIGNS[token.norm] ?? tagged.text.slice(token.start, token.end).toLowerCase());
  const mail = parts.join('');
  return /^[\w.%+-]+@[\w-]+(\.[\w-]+)+$/.test(mail) ? mail : undefined;
}
