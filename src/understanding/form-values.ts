import type { Context, Slots } from './data.ts';
import type { Tagged, TaggerData } from './tagger.ts';

/** Which field of a form is meant, and what to put there: digits joined, amounts in rupees, e-mail addresses put together. */
export function readFormValue(tagged: Tagged, context: Context, data: TaggerData): Slots {
  const label = tagged.spans.find((span) => span.tags.some((tag) => tag.kind === 'form_field'));
  const field = label?.tags.find((tag) => tag.kind === 'form_field')?.value ?? context.field;
  const quantity = tagged.spans.find((span) => span.quantity && span.start >= (label?.start ?? 0))?.quantity;
  const mail = emailIn(tagged);
  if (mail) return { field: 'email', value: mail };
  if (quantity?.digits) return { field: field ?? 'phone', value: quantity.digits };
  if (quantity) return { field: field ?? quantity.kind, value: quantity.value };
  const words = tagged.tokens
    .slice(label?.end ?? 0)
    .filter(
      (token) =>
        !data.dictionary.entries
          .get(token.norm)
          ?.some((entry) => entry.words.length === 1 && entry.tags.some((tag) => tag.kind === 'copula')),
    );
  const value = words.length > 0 ? tagged.text.slice(words[0]!.start, words.at(-1)!.end) : '';
  return { ...(field && { field }), ...(value && { value }) };
}

const SPOKEN_SIGNS: Record<string, string> = { at: '@', dot: '.', underscore: '_', dash: '-', hyphen: '-', plus: '+' };

function emailIn(tagged: Tagged): string | undefined {
  const whole = tagged.tokens.find((token) => token.norm.includes('@') && token.norm.length > 1);
  if (whole) return whole.norm;
  const at = tagged.tokens.findIndex((token) => token.norm === 'at' || token.norm === '@');
  if (at < 1 || !tagged.tokens.slice(at).some((token) => token.norm === 'dot' || token.norm === '.')) return undefined;
  const parts = tagged.tokens
    .slice(at - 1)
    .map((token) => SPOKEN_SIGNS[token.norm] ?? tagged.text.slice(token.start, token.end).toLowerCase());
  const mail = parts.join('');
  return /^[\w.%+-]+@[\w-]+(\.[\w-]+)+$/.test(mail) ? mail : undefined;
}
