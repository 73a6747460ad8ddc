import { readFileSync, globSync } from 'node:fs';
import * as z from 'zod/mini';

/** A pattern of a text, or several that all must be there; letters count the same, large or small. */
const Patterns = z.union([z.string(), z.array(z.string())]);

const STANDING_OUT = ['cheapest', 'dearest', 'largest', 'smallest', 'newest'] as const;
const FIGURES = ['price', 'area', 'emi', 'rate', 'floor', 'total'] as const;

/**
 * What must be true after a turn. Loose about words: figures and names are computed from the data at run time.
 * `names`: the home of the list, before the turn, that stands out so, or by its place. `tells`: a figure of the home in view or last spoken of
 * (or named by `of`), or how many homes the search found.
 */
export const Facts = z.strictObject({
  reply: z.optional(Patterns),
  never: z.optional(Patterns),
  screen: z.optional(z.string()),
  /** These filters stand, with these values. */
  filters: z.optional(z.record(z.string(), z.unknown())),
  /** These filters do not stand. */
  without: z.optional(z.array(z.string())),
  names: z.optional(z.array(z.union([z.enum(STANDING_OUT), z.int()]))),
  tells: z.optional(z.array(z.enum(FIGURES))),
  of: z.optional(z.int()),
  /** The home that is open now had this place in the list. */
  opened: z.optional(z.int()),
  saved: z.optional(z.int()),
  compared: z.optional(z.int()),
  /** Homes that the search found: at least, at most. */
  found: z.optional(z.tuple([z.int(), z.int()])),
  /** A yes, a value or a choice is waited for. */
  asks: z.optional(z.boolean()),
  /** Values of the form on the screen. */
  form: z.optional(z.record(z.string(), z.unknown())),
  /** Something to say or press next is offered. */
  offers: z.optional(z.boolean()),
});
export type Facts = z.infer<typeof Facts>;

const KINDS = [
  'search',
  'change',
  'indirect',
  'home',
  'homes',
  'place',
  'money',
  'memory',
  'trouble',
  'about',
  'form',
  'keeping',
  'moving',
  'help',
] as const;

const Turn = z.strictObject({
  say: z.string(),
  kind: z.enum(KINDS),
  /** Needed for the first point. */
  then: Facts,
  /** Needed for the second one. */
  best: z.optional(Facts),
});
export type Turn = z.infer<typeof Turn>;

const Dialogue = z.strictObject({
  title: z.string(),
  /** What the person wants in the end: true after the last turn. */
  goal: z.optional(Facts),
  turns: z.array(Turn).check(z.minLength(1)),
});
export type Dialogue = z.infer<typeof Dialogue> & { file: string; language: string };

/** All dialogues, by language and file. */
export const readDialogues = (): Dialogue[] =>
  globSync('tests/conversations/*/*.json')
    .toSorted()
    .map((file) => {
      const read = z.safeParse(Dialogue, JSON.parse(readFileSync(file, 'utf8')));
      if (!read.success) throw new Error(`${file}: ${z.prettifyError(read.error)}`);
      return { ...read.data, file, language: file.split(/[\\/]/).at(-2)! };
    });
