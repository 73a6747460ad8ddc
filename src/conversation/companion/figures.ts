import type { Lexicon } from '../../understanding/data.ts';
import type { NumberLexicon } from '../../understanding/language-part.ts';
import { numberWords, type NumberWords } from '../../understanding/number-words.ts';
import { readNumber } from '../../understanding/numbers.ts';
import { foldWord, tokenise, type Token } from '../../understanding/text.ts';

/** What a language says numbers with. */
export type FigureLexicon = NumberLexicon & Pick<Lexicon, 'language' | 'ordinals' | 'units'>;

/** A number in a text. `unit` is null where none is said; `step` is how exact it is: 0.1 lakh in "81.2 lakh". */
export interface Figure {
  value: number;
  unit: string | null;
  step: number;
}

/** How texts in one language say figures; words in other letters are read in every language. */
export interface FigureReader {
  words: NumberWords;
  ordinals: Map<string, number>;
  units: Map<string, string>;
}

const LATIN = /^[\p{Script=Latin}\p{M}\s.'²]+$/u;
const LAKH = 100_000;
const LONGEST_UNIT = 3;

/** Units that the lexicons do not have, or not of figures alone. */
const MORE_UNITS: Record<string, readonly string[]> = {
  rupees: ['₹', 'रु', 'రూ', 'روپے'],
  floor: ['floor', 'floors', 'storey', 'मंजिल', 'मंज़िल', 'అంతస్తు', 'అంతస్తులో', 'منزل'],
  place: ['result', 'position'],
};

/** Both signs of a unit before its number. */
const BEFORE = new Set(['rupees', 'floor']);

const own = (lexicon: FigureLexicon, language: string) => (word: string) =>
  !LATIN.test(word) || lexicon.language === language || lexicon.language === 'en';

const only = (record: Record<string, number>, keep: (word: string) => boolean): Record<string, number> =>
  Object.fromEntries(Object.entries(record).filter(([word]) => keep(word)));

/** Everything that counts in a text of this language. */
export function figureReader(lexicons: readonly FigureLexicon[], language: string): FigureReader {
  const merged = (pick: (lexicon: FigureLexicon) => Record<string, number>) =>
    Object.assign({}, ...lexicons.map((lexicon) => only(pick(lexicon), own(lexicon, language)))) as Record<string, number>;
  const lists = (pick: (lexicon: FigureLexicon) => string[]) => lexicons.flatMap((lexicon) => pick(lexicon).filter(own(lexicon, language)));
  const units = new Map<string, string>();
  const addUnit = (unit: string, name: string) =>
    units.set(
      tokenise(name)
        .map(({ raw }) => raw)
        .join(' '),
      unit,
    );
  for (const lexicon of lexicons)
    for (const [unit, names] of Object.entries(lexicon.units)) names.filter(own(lexicon, language)).forEach((name) => addUnit(unit, name));
  for (const [unit, names] of Object.entries(MORE_UNITS)) names.forEach((name) => addUnit(unit, name));
  return {
    words: numberWords({
      numbers: merged(({ numbers }) => numbers),
      unsureNumbers: merged(({ unsureNumbers }) => unsureNumbers),
      misheardNumbers: {},
      articleNumbers: lists(({ articleNumbers }) => articleNumbers),
      multipliers: merged(({ multipliers }) => multipliers),
      fractions: merged(({ fractions }) => fractions),
      fixedFractions: merged(({ fixedFractions }) => fixedFractions),
      addedFractions: merged(({ addedFractions }) => addedFractions),
      and: lists(({ and }) => and),
      point: lists(({ point }) => point),
    }),
    ordinals: new Map(Object.entries(merged(({ ordinals }) => ordinals)).map(([word, value]) => [foldWord(word), value])),
    units,
  };
}

/** The unit that begins at a token: the longest name wins. */
function unitAt(tokens: readonly Token[], at: number, { units }: FigureReader): string | null {
  for (let length = LONGEST_UNIT; length > 0; length--) {
    const name = tokens
      .slice(at, at + length)
      .map(({ raw }) => raw)
      .join(' ');
    const unit = tokens.length >= at + length ? units.get(name) : undefined;
    if (unit !== undefined) return unit;
  }
  return null;
}

const unitBefore = (tokens: readonly Token[], at: number, reader: FigureReader): string | null => {
  // "Rs. 80": the point belongs to the sign.
  const back = tokens[at - 1]?.raw === '.' ? 2 : 1;
  const unit = at >= back ? unitAt(tokens.slice(0, at - back + 1), at - back, reader) : null;
  return unit !== null && BEFORE.has(unit) ? unit : null;
};

const decimalsOf = (text: string): number => /[.٫](\p{Nd}+)/u.exec(text)?.[1]?.length ?? 0;

/** How many words after a number still say its unit: "3rd floor", "80 lakh rupees". */
function unitOf(tokens: readonly Token[], at: number, end: number, multiplier: number, reader: FigureReader): string | null {
  const sign = tokens[end]?.raw === '-' || /^(st|nd|rd|th|వ|वीं|वां)$/u.test(tokens[end]?.raw ?? '') ? 1 : 0;
  return unitBefore(tokens, at, reader) ?? unitAt(tokens, end + sign, reader) ?? (multiplier >= LAKH ? 'rupees' : null);
}

/** "80 - 90 lakh", "80 to 90 lakh": the first number is of the kind of the second. */
const RANGE = new Set(['-', 'to', 'से', 'నుండి', 'నుంచి', 'سے', 'and', 'or', '/']);

/** Every number in a text, in digits or words of the four languages. "One" without a unit is no number but an article. */
export function figuresIn(text: string, reader: FigureReader): Figure[] {
  const found: (Figure & { end: number; start: number; multiplier: number })[] = [];
  const tokens = tokenise(text);
  for (let at = 0; at < tokens.length;) {
    const ordinal = reader.ordinals.get(tokens[at]!.raw);
    const read = readNumber(tokens, at, reader.words);
    if (!read && ordinal !== undefined && unitAt(tokens, at + 1, reader) === 'floor')
      found.push({ value: ordinal, unit: 'floor', step: 0, start: at, end: at + 1, multiplier: 1 });
    if (!read) {
      at++;
      continue;
    }
    const said = text.slice(tokens[at]!.start, tokens[read.end - 1]!.end);
    const decimals = decimalsOf(said);
    const unit = unitOf(tokens, at, read.end, read.multiplier, reader);
    const isArticle = read.value === 1 && unit === null && !/\p{Nd}/u.test(said);
    const step = read.multiplier > 1 || decimals > 0 ? read.multiplier / 10 ** decimals : 0;
    if (!isArticle) found.push({ value: read.value, unit, step, start: at, end: read.end, multiplier: read.multiplier });
    at = read.end;
  }
  return found.map(({ value, unit, step, end, multiplier }, i) => {
    const next = found[i + 1];
    const inherits = next && unit === null && multiplier === 1 && next.start === end + 1 && RANGE.has(tokens[end]!.raw);
    return inherits
      ? { value: value * (value < next.multiplier ? next.multiplier : 1), unit: next.unit, step: next.step }
      : { value, unit, step };
  });
}

/** Whether a figure is said as exactly as it stands there: "81.2 lakh" of 81,23,456, but not "81 lakh and a bit more". */
export function isSaid(stated: Figure, fact: Figure): boolean {
  if (stated.unit !== null && fact.unit !== null && stated.unit !== fact.unit) return false;
  const off = Math.abs(stated.value - fact.value);
  return off < 1e-6 || off <= Math.min(stated.step / 2, Math.abs(fact.value) / 100);
}
