import * as z from 'zod/mini';

const Numbers = z.record(z.string(), z.number());
const Phrases = z.array(z.string());

/**
 * How one language says numbers, units and the values of slots. `words` maps a kind of meaning (a slot, or `cue`) to its
 * values and each value to the ways of saying it.
 */
/** Words by what they mean and by its value. */
const Words = z.record(z.string(), z.record(z.string(), Phrases));

export const Lexicon = z.strictObject({
  language: z.string(),
  numbers: Numbers,
  /** Words that are numbers only before a unit, lakh or crore: "a crore", "do lakh". */
  unsureNumbers: Numbers,
  /** Words that recognisers write for a number before BHK: "to bhk". */
  misheardNumbers: Numbers,
  /** Number words that are mostly articles or pronouns: alone they count nothing. */
  articleNumbers: Phrases,
  multipliers: Numbers,
  /** "half a crore", "two and a half". */
  fractions: Numbers,
  /** Words for one and a half, two and a half: they take a multiplier as any number does. */
  fixedFractions: Numbers,
  /** Words that add to the number after them: quarter past (0.25), half past (0.5), quarter to (-0.25). */
  addedFractions: Numbers,
  and: Phrases,
  point: Phrases,
  ordinals: Numbers,
  ordinalSuffixes: Phrases,
  units: z.record(z.string(), Phrases),
  /** Case endings that are written onto a word and mean nothing here. */
  suffixes: Phrases,
  /** Words that are written onto the end of another one and mean something: "within", "from". */
  enclitics: Phrases,
  words: Words,
  /** What stands in for `{money}`, `{name}` ... when phrases are made into sentences. */
  samples: z.record(z.string(), Phrases),
});
export type Lexicon = z.infer<typeof Lexicon>;

/** What a city adds to the words of each language: its own names, and those of its landmarks. */
export const CityWords = z.record(z.string(), Words);
export type CityWords = z.infer<typeof CityWords>;

/** Of the settings of the market: where the data of its city are, in `intents/city`. */
export const MarketCity = z.object({ city: z.object({ folder: z.string() }) });

/** A part of the city with its other spellings and its names in other scripts. Degrees, rounded to 0.01. */
export const LocalityNames = z.strictObject({
  name: z.string(),
  aliases: Phrases,
  scripts: Phrases,
  pincode: z.string(),
  latitude: z.number(),
  longitude: z.number(),
});
export type LocalityNames = z.infer<typeof LocalityNames>;

const Plain = z.union([z.string(), z.number()]);
const SlotValue = z.union([Plain, z.array(Plain), z.record(z.string(), z.union([Plain, z.array(Plain)]))]);
export const Slots = z.record(z.string(), SlotValue);
export type SlotValue = z.infer<typeof SlotValue>;
export type Slots = z.infer<typeof Slots>;

/** Where something is said. Unknown keys and values are ignored. */
export interface Context {
  screen?: string;
  search?: Slots;
  page?: number;
  count?: number;
  property?: string | number;
  plan?: string;
  form?: string;
  field?: string;
  asked?: string;
  /** What the assistant has just asked for or offered. */
  expects?: { kind: 'yes' | 'slot' | 'field' | 'choice'; command?: string; slot?: string; choices?: string[] };
  /** The slots that the person has made musts. */
  goal?: Slots;
  /** The homes last talked about, newest first. */
  focus?: (string | number)[];
  /** The locality last talked about. */
  place?: string;
  /** The wish that was last carried out: "and over 25 years" goes on with it. */
  last?: { intent: string; slots: Slots };
  speaking?: boolean;
}

/** How people say one intent. `[..]` may be left out, `(a|b)` is a choice, `{slot}` takes a sample. */
export const IntentPhrases = z.strictObject({
  intent: z.string(),
  phrases: Phrases,
});
export type IntentPhrases = z.infer<typeof IntentPhrases>;

/**
 * One language of `intents/languages.json`. `script` is its code in ISO 15924; `latin` says that people write it in Latin
 * letters too. Words count by their letters or, where spellings vary, by their sound. Of the languages that it
 * `borrowsFrom`, the nearest first, it takes over names of things, and what its own words say too, however it is written. `finished` languages can be chosen for the screens.
 */
export const Language = z.strictObject({
  name: z.string(),
  script: z.string(),
  latin: z.boolean(),
  spelling: z.enum(['letters', 'sound']),
  direction: z.enum(['ltr', 'rtl']),
  borrowsFrom: Phrases,
  speech: z.string(),
  finished: z.boolean(),
});
export type Language = z.infer<typeof Language>;

/** All languages by their tags, in the order in which they are shown. */
export const Languages = z.record(z.string(), Language);
export type Languages = z.infer<typeof Languages>;
