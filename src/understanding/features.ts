import { isWord } from './dictionary.ts';
import type { Span, Tagged } from './tagger.ts';
import { isMail, isSign } from './text.ts';

/** Kinds whose very words do not matter to the intent: "Kondapur" and "Miyapur" are one feature. */
const ENTITIES = [
  'digits',
  'money',
  'area',
  'bhk',
  'percent',
  'year',
  'km',
  'locality',
  'ordinal',
  'type',
  'furnishing',
  'facing',
  'amenities',
  'possession',
  'plan',
  'language',
  'day',
  'month',
  'daytime',
  'city',
  'house',
  'number',
  'elsewhere',
] as const;

/** Kinds of which the value says as much as the kind. */
const TELLING = new Set([
  'screen',
  'topic',
  'answer',
  'pronoun',
  'method',
  'purpose',
  'direction',
  'speed',
  'billing',
  'field',
  'family',
  'form_field',
]);

/** Kinds that are about homes: the more of them, the surer. */
const ANCHORS = ['money', 'area', 'bhk', 'locality', 'type', 'furnishing', 'facing', 'amenities', 'possession', 'house', 'city'] as const;

/** Stands for a word that no phrase uses. */
const UNKNOWN = '<?>';

const isFiller = (span: Span): boolean => span.tags.some((tag) => tag.kind === 'cue' && tag.value === 'filler');

/** What a sentence is about does not depend on whether a place is a locality or a landmark. */
const kindOf = (kind: string): string => (kind === 'landmark' ? 'locality' : kind);

const entityOf = (span: Span): string | undefined => ENTITIES.find((kind) => span.tags.some((tag) => kindOf(tag.kind) === kind));

/** Letters of a word that its forms share: "bookmark", "bookmarked". */
const STEM = 5;

/** What stands at each place of the text: `<kind>` for an entity, the word itself for all others. */
function symbolsOf(tagged: Tagged, known: (word: string) => boolean): { symbols: string[]; words: string[]; stems: string[] } {
  const symbols: string[] = [];
  const words: string[] = [];
  const stems: string[] = [];
  let next = 0;
  for (const [at, token] of tagged.tokens.entries()) {
    const span = tagged.spans[next];
    if (span && at >= span.end) next++;
    const current = tagged.spans[next];
    const inside = current && at >= current.start && at < current.end ? current : undefined;
    const entity = inside && entityOf(inside);
    if (entity) {
      if (at === inside.start) symbols.push(`<${entity}>`);
      if (inside.tags.some((tag) => !(ENTITIES as readonly string[]).includes(kindOf(tag.kind)))) words.push(token.norm);
    } else if (!isSign(token) && !(inside && isFiller(inside) && inside.tags.length === 1)) {
      const mail = isMail(token);
      symbols.push(mail ? '<mail>' : token.value === undefined && !known(token.norm) ? UNKNOWN : token.norm);
      if (!mail && isWord(token) && known(token.norm)) words.push(token.norm);
      if (isWord(token) && token.norm.length > STEM) stems.push(token.norm.slice(0, STEM));
    }
  }
  return { symbols, words, stems };
}

function lengthOf(count: number): string {
  if (count <= 3) return String(count);
  if (count <= 6) return '4-6';
  return count <= 12 ? '7-12' : '13+';
}

function shareOf(part: number, all: number): string {
  if (part === 0) return 'none';
  const share = part / all;
  if (share <= 0.2) return 'few';
  return share <= 0.5 ? 'some' : 'most';
}

/**
 * The features of a text, each once. `known` tells which words the model has seen; the share of the others is a feature
 * too: much that is unknown is seldom about homes.
 */
export function featuresOf(tagged: Tagged, known: (word: string) => boolean): string[] {
  const { symbols, words, stems } = symbolsOf(tagged, known);
  const features = new Set<string>();
  for (const symbol of symbols) features.add(`w ${symbol}`);
  for (const word of words) features.add(`w ${word}`);
  for (const stem of stems) features.add(`p ${stem}`);
  const framed = ['^', ...symbols, '$'];
  for (let i = 1; i < framed.length; i++) features.add(`b ${framed[i - 1]} ${framed[i]}`);
  for (const span of tagged.spans) {
    for (const tag of span.tags) {
      features.add(`t ${kindOf(tag.kind)}`);
      if (TELLING.has(tag.kind)) features.add(`t ${tag.kind} ${tag.value}`);
    }
  }
  const anchors = ANCHORS.filter((kind) => symbols.includes(`<${kind}>`)).length;
  const unknown = symbols.filter((symbol) => symbol === UNKNOWN).length;
  if (symbols.filter((symbol) => symbol === '<elsewhere>').length > 1) features.add('e many');
  if (anchors > 1) features.add(`a ${Math.min(anchors, 4)}`);
  const strange = unknown + symbols.filter((symbol) => symbol === '<elsewhere>').length;
  if (anchors === 0 && strange > 0) features.add(`x ${Math.min(strange, 3)}`);
  features.add(`n ${lengthOf(symbols.length)}`);
  features.add(`u ${shareOf(unknown, Math.max(1, symbols.length))}`);
  return [...features];
}
