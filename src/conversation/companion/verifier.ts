import { excludesPeople, namesGroup } from '../../domain/excludes-people.ts';
import { standsIn, wordsOf, type Evidence } from './evidence.ts';
import { figuresIn, isSaid, type Figure } from './figures.ts';
import { CITY, MARKET } from '../../domain/market.ts';

/** What the verifier knows besides the evidence. */
export interface Knowledge {
  /** The places of the city, each with its names in all letters. */
  places: readonly (readonly string[])[];
  /** Whether a word is an ordinary one of its language, no name. */
  isOrdinary(word: string): boolean;
}

/** Why a sentence is not shown. */
type Problem = 'link' | 'letters' | 'figure' | 'name' | 'place' | 'people' | 'deed' | 'secret' | 'markup' | 'length';

const LONGEST = 400;

/** Addresses, mail, and what only looks like an address. */
const LINKS =
  /:\/\/|www\.|@|\]\(|!\[|\b(?:javascript|data|tel|mailto|upi|whatsapp|sms):|[\p{L}\d-]\.(?:com|in|net|org|io|co|app|link|site|xyz|info|me|ly|gl|dev|page|online|shop)\b|\b(?:dot|point) (?:com|in|net|org|io)\b/iu;
const MARKUP = /<\/?[a-z!]|&[a-z#\d]+;|\||```|\{\{|\}\}|\$t\(|^\s*#{1,6}\s/iu;
/** Letters that no language of ours is written in, and numbers that are no digits of ours. */
const STRANGE = /[^\P{L}\p{Script=Latin}\p{Script=Devanagari}\p{Script=Telugu}\p{Script=Arabic}]|[\p{No}\p{Nl}\p{Co}\p{Cn}]/u;
const OTHER_DIGITS = /[^\P{Nd}\d०-९౦-౯٠-٩۰-۹]/u;

/** What nobody here asks for, and no answer about homes needs. */
const SECRETS =
  /\b(?:otp|one[- ]time|passwords?|passcode|pin|cvv|card number|upi|bank account|ifsc|aadhaa?r|pan card|bitcoin|crypto|gift cards?|wire|transfer|advance payment|token amount|whats ?app|telegram)\b|ओटीपी|पासवर्ड|यूपीआई|आधार कार्ड|ఓటీపీ|పాస్‌?వర్డ్|యూపీఐ|ఆధార్|او ٹی پی|پاس ?ورڈ|یو پی آئی|آدھار/iu;

/** Nothing has been done when a model speaks: whatever changes something only waits for the person. */
const DEEDS = [
  /\b(?:i|we)(?:['’]ve| have| had| just| already)* (?:just |already |now |successfully )*(?:saved|added|booked|reserved|sent|submitted|paid|deleted|removed|cancelled|canceled|scheduled|arranged|registered|called|contacted|notified|confirmed|transferred|changed|logged|shared|posted|published|reported|refunded)\b/iu,
  /\b(?:has|have|is|are|was|were|been|now) (?:been |now |already |successfully )*(?:saved|booked|reserved|sent|submitted|paid|deleted|cancelled|canceled|scheduled|arranged|confirmed|transferred|refunded|received)\b/iu,
  /\b(?:payment|booking|transfer|refund) (?:successful|complete|completed|done|received|went through)\b/iu,
  /(?:कर|भेज|बुक|सेव|हटा|जोड़) ?(?:दिया|दी|दिए|लिया|ली)(?: है| गया| गई)?|(?:बुक|सेव|भुगतान|रद्द) हो (?:गया|गई|चुका)|(?:भेजा|किया) (?:गया|जा चुका)/u,
  /(?:చేశాను|చేసాను|చేశాము|చేయబడింది|పంపాను|పంపించాను|పంపబడింది|చెల్లించాను|తొలగించాను|బుక్ అయింది|సేవ్ అయింది|పూర్తయింది)/u,
  /(?:کر|بھیج|بک|سیو|ہٹا) ?(?:دیا|دی|لیا)(?: ہے| گیا| گئی)?|(?:بک|سیو|ادا|منسوخ) ہو (?:گیا|گئی|چکا)/u,
];

/** Amounts without a number: they stand only where they were said. */
const VAGUE =
  /\b(?:dozens?|half|twice|thrice|double|triple|quarter|couple|hundreds?|thousands?|lakhs?|crores?|millions?|billions?|percent|per cent|(?:an?|one|two)[- ]thirds?|fold|free)\b/giu;

/** Words with a capital that name nothing of their own. */
const PLAIN_CAPITALS = new Set([
  'i',
  'bhk',
  'emi',
  'rera',
  'pg',
  MARKET.name.toLowerCase(),
  CITY.name.toLowerCase(),
  'km',
  'sqft',
  'sq',
  'ft',
  'rs',
  'inr',
  'ok',
]);

/** The text as people see it: one form for each letter, nothing invisible, no emphasis, no bullets. */
export function asPlainText(sentence: string): string {
  return sentence
    .normalize('NFKC')
    .replaceAll(/[^\P{Cf}\u200c\u200d]/gu, '')
    .replaceAll(/(?<=\p{Nd})[\u200c\u200d]+(?=\p{Nd})/gu, '')
    .replaceAll(/[*_`~]{1,3}/g, '')
    .replace(/^\s*(?:[-•–]|\d{1,2}[.)])\s+(?=\D)/u, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Says that strangers say it. */
const ATTRIBUTES =
  /\b(?:listing|description|advert|owner|agent|builder)\b.*\b(?:says?|writes?|mentions?|describes?|states?|calls?)\b|लिस्टिंग|विज्ञापन|मालिक|లిస్టింగ్|ప్రకటన|యజమాని|لسٹنگ|اشتہار|مالک/iu;

/** The homes that a sentence names. */
const homesNamed = (words: readonly string[], { names }: Evidence): number[] => [
  ...new Set(names.filter((name) => standsIn(name.words, words)).map(({ home }) => home)),
];

const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** What a sentence says besides the names of homes, whose words and numbers claim nothing. */
const withoutNames = (sentence: string, { names }: Evidence): string =>
  names
    .toSorted((a, b) => b.name.length - a.name.length)
    .reduce(
      (rest, { name }) => rest.replaceAll(new RegExp(`(?<![\\p{L}\\p{Nd}])${escaped(name)}(?![\\p{L}\\p{Nd}])`, 'giu'), '·'),
      sentence,
    );

/** A sentence as it is checked. */
interface Claim {
  /** Without the names of homes. */
  text: string;
  words: readonly string[];
  figures: readonly Figure[];
  /** The homes that it is about. */
  about: readonly number[];
  /** It says that strangers say it. */
  isAttributed: boolean;
  evidence: Evidence;
}

const factsFor = ({ evidence, isAttributed }: Claim) => evidence.facts.filter(({ origin }) => origin !== 'quoted' || isAttributed);

/** Whether a figure stands in the evidence, and of a home that is spoken of in what is known of that one. */
function isFounded(figure: Figure, claim: Claim): boolean {
  const { about } = claim;
  const found = factsFor(claim).filter((fact) => isSaid(figure, fact));
  if (found.length === 0) return false;
  if (about.length === 0 || figure.unit === 'place') return true;
  const ofOthers = found.some(({ home }) => home !== undefined && !about.includes(home));
  return found.some(({ home, origin }) => (home === undefined ? origin === 'person' || !ofOthers : about.includes(home)));
}

/** Of a home at least one figure of each kind is told from the data: what only the person has said is not true of it by that. */
function figuresAreTheirs(claim: Claim): boolean {
  const { about, figures } = claim;
  if (about.length === 0) return true;
  const facts = factsFor(claim);
  const units = [...new Set(figures.map(({ unit }) => unit))];
  return units.every((unit) =>
    figures.some((figure) => figure.unit === unit && facts.some((fact) => fact.origin !== 'person' && isSaid(figure, fact))),
  );
}

const SPELLED = 4;

/** A number that is spelled out digit by digit is one to call. */
const isSpelled = ({ words, evidence }: Claim): boolean => {
  let row = 0;
  for (const word of words) {
    const value = evidence.reader.words.cardinals.get(word) ?? (/^\d$/.test(word) ? Number(word) : undefined);
    row = value !== undefined && value < 10 ? row + 1 : 0;
    if (row >= SPELLED) return true;
  }
  return false;
};

const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word);

/** Words with capitals and numbers that stand together: "Lake View 301". */
function namesIn(sentence: string, { isOrdinary }: Knowledge): string[][] {
  const runs: string[][] = [];
  let run: string[] = [];
  let begins = true;
  for (const [piece] of sentence.matchAll(/[\p{L}\p{M}'’\u200c\u200d]+|\p{Nd}+|[^\p{L}\p{M}\p{Nd}\s]/gu)) {
    const word = piece.replace(/['’]s$/, '');
    const named = isCapital(word) && !PLAIN_CAPITALS.has(word.toLowerCase()) && !(begins && isOrdinary(word.toLowerCase()));
    if (named || (run.length > 0 && /^\p{Nd}+$/u.test(word))) run.push(word);
    else if (!/^[-–]$/.test(piece) && run.length > 0) {
      runs.push(run);
      run = [];
    }
    begins = begins ? /^[“"'‘(¡¿–-]$/u.test(piece) : /^[:;“"‘(]$/u.test(piece);
  }
  return run.length > 0 ? [...runs, run] : runs;
}

/** Names, in letters that have capitals: together as they stand in the evidence. */
const strangeNames = ({ text, evidence, isAttributed }: Claim, knowledge: Knowledge): boolean =>
  namesIn(text, knowledge).some((name) => !evidence.says(wordsOf(name.join(' ')), isAttributed));

/** Words in letters without capitals: ordinary ones, or known from the evidence. */
const strangeWords = ({ text, evidence, isAttributed }: Claim, { isOrdinary }: Knowledge): boolean =>
  [...text.matchAll(/[\p{L}\p{M}\u200c\u200d]+/gu)].some(
    ([word]) => /^\P{Script=Latin}/u.test(word) && !evidence.says(wordsOf(word), isAttributed) && !isOrdinary(word),
  );

/** A place of the city is named only where it stands in the evidence, in whatever letters. */
function strangePlaces({ words, evidence, isAttributed }: Claim, { places }: Knowledge): boolean {
  return places.some((names) => {
    const called = names.map(wordsOf);
    return called.some((name) => standsIn(name, words)) && !called.some((name) => evidence.says(name, isAttributed));
  });
}

/** What stands in quotation marks was said so. */
const strangeQuotes = ({ text, evidence, isAttributed }: Claim): boolean =>
  [...text.matchAll(/[“"«„]([^”"»“]+)[”"»“]/gu)].some(([, quoted]) => !evidence.says(wordsOf(quoted!), isAttributed));

/** "Lakh" after a number was read with it; alone it stands in the evidence. */
const isVague = ({ text, figures, evidence }: Claim): boolean =>
  [...text.matchAll(VAGUE)].some(
    ([word]) =>
      !evidence.says(wordsOf(word), false) &&
      !(
        /^(?:hundreds?|thousands?|lakhs?|crores?|millions?|per ?cent)$/i.test(word) &&
        figures.some(({ step, unit }) => step >= 1 || unit === 'percent')
      ),
  );

export interface Verdict {
  problem: Problem | null;
  /** The homes that the next sentence may mean without naming them. */
  about: readonly number[];
}

/** What is wrong with the sentence as a text, whatever it says. */
function wrongText(sentence: string): Problem | null {
  if (sentence.length > LONGEST) return 'length';
  if (!/\p{L}/u.test(sentence)) return 'markup';
  if (LINKS.test(sentence)) return 'link';
  if (MARKUP.test(sentence)) return 'markup';
  if (STRANGE.test(sentence) || OTHER_DIGITS.test(sentence)) return 'letters';
  if (SECRETS.test(sentence)) return 'secret';
  if (DEEDS.some((deed) => deed.test(sentence))) return 'deed';
  return excludesPeople(sentence) || namesGroup(sentence) ? 'people' : null;
}

/**
 * Whether a sentence of a language model may be shown: each number, price, name, place and quotation in it stands in the
 * evidence, prices and figures of a home in what is known of that home, and it links to nothing, claims no deed and asks for
 * no secret. `about`: the homes that the sentence before was about.
 */
export function verify(sentence: string, evidence: Evidence, knowledge: Knowledge, about: readonly number[] = []): Verdict {
  const named = homesNamed(wordsOf(sentence), evidence);
  const meant = named.length > 0 ? named : about;
  const text = withoutNames(sentence, evidence);
  const claim: Claim = {
    text,
    words: wordsOf(text),
    figures: figuresIn(text, evidence.reader),
    about: meant,
    isAttributed: ATTRIBUTES.test(text),
    evidence,
  };
  return { problem: wrongText(sentence) ?? unfounded(claim, knowledge), about: meant };
}

/** What of a claim does not stand in the evidence. */
function unfounded(claim: Claim, knowledge: Knowledge): Problem | null {
  const isFalse =
    claim.figures.some((figure) => !isFounded(figure, claim)) || !figuresAreTheirs(claim) || isSpelled(claim) || isVague(claim);
  if (isFalse) return 'figure';
  if (strangePlaces(claim, knowledge)) return 'place';
  return strangeNames(claim, knowledge) || strangeWords(claim, knowledge) || strangeQuotes(claim) ? 'name' : null;
}
