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

/** The number whose last word stands before this token: "ninety one". */
const numberUpTo = ({ spans }: Tagged, end: number): Span | undefined => spans.find((span) => span.quantity && span.end === end);

/** Where the name before "at" begins: "ravi dot k", "asha underscore 99", "imran 7", "n y j dot r ninety one". */
function firstOfName(tagged: Tagged, at: number): number {
  const { tokens } = tagged;
  let first = numberUpTo(tagged, at)?.start ?? at - 1;
  while (first > 0) {
    const before = tokens[first - 1]!;
    const joined = first > 1 && SPOKEN_SIGNS[before.norm] !== undefined;
    const counted = numberUpTo(tagged, first)?.start ?? first;
    const isCount = tokens[first]!.value !== undefined || numberUpTo(tagged, at)?.start === first;
    const isNamed = isCount && isWord(before) && !SMALL_WORD.test(before.norm);
    if (joined) first -= 2;
    else if (counted < first) first = counted;
    else if (isNamed || /^\p{L}$/u.test(before.norm)) first -= 1;
    else break;
  }
  return first;
}

function emailIn(tagged: Tagged): string | undefined {
  const whole = tagged.tokens.find((token) => token.norm.includes('@') && token.norm.length > 1);
  if (whole) return whole.norm;
  const at = tagged.tokens.findIndex((token) => token.norm === 'at' || token.norm === '@');
  if (at < 1 || !tagged.tokens.slice(at).some((token) => token.norm === 'dot' || token.norm === '.')) return undefined;
  let mail = '';
  for (let index = firstOfName(tagged, at); index < tagged.tokens.length; index++) {
    const token = tagged.tokens[index]!;
    const number = tagged.spans.find((span) => span.quantity && span.start === index && index < at);
    mail += number?.quantity?.value ?? SPOKEN_SIGNS[token.norm] ?? tagged.text.slice(token.start, token.end).toLowerCase();
    if (number) index = number.end - 1;
  }
  return /^[\w.%+-]+@[\w-]+(\.[\w-]+)+$/.test(mail) ? mail : undefined;
}
