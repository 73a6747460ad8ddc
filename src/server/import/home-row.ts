import { z } from 'zod';
import { readAmount, readAreaInUnits } from '../../domain/indian-units.ts';
import { ACCESS_FEATURES, AMENITIES, FACINGS, FURNISHINGS, POSSESSIONS, PROPERTY_TYPES } from '../../domain/property.ts';
import type { LocalityNames } from '../../understanding/data.ts';

const OFFER_WORDS = { buy: 'buy', sale: 'buy', sell: 'buy', rent: 'rent', lease: 'rent', pg: 'pg' } as const;

const plain = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ');

const asText = (value: unknown): unknown => (typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : value);
/** What stands in a cell, as text. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '');
const empty = (value: unknown): unknown => (value === null || asText(value) === '' ? undefined : asText(value));

const needed = (what: string) => z.preprocess(empty, z.string(what));
const text = (most: number) => z.preprocess(empty, z.string().max(most, `has more than ${most} characters`).optional());

/** One of a few words, however they are written. */
const oneOf = <const T extends string>(words: readonly T[]) =>
  z.preprocess(
    (value) => {
      const given = empty(value);
      return typeof given === 'string' ? (words.find((word) => plain(word) === plain(given)) ?? given) : given;
    },
    z.enum(words as [T, ...T[]], `should be one of ${words.join(', ')}`).optional(),
  );

const listOf = <const T extends string>(words: readonly T[]) =>
  z.preprocess(
    (value) =>
      Array.isArray(value)
        ? value
        : textOf(empty(value))
            .split(/[|;]/)
            .filter((part) => part.trim() !== ''),
    z.array(oneOf(words).transform((word) => word!)),
  );

const count = (most: number) =>
  z.preprocess(
    empty,
    z.coerce.number('should be a number').min(0, 'should not be below 0').max(most, `should be at most ${most}`).optional(),
  );

const whole = (most: number) => count(most).pipe(z.int('should be a whole number').optional());

/** Money and areas with or without their units. */
const measured = (read: (typed: string) => number | undefined | null, like: string) =>
  z.preprocess(
    (value) => {
      const given = empty(value);
      return given === undefined ? undefined : (read(textOf(given)) ?? Number.NaN);
    },
    z.number(`should be like ${like}`).optional(),
  );

const PICTURES = z.preprocess(
  (value) => (Array.isArray(value) ? value : textOf(empty(value)).split('|')),
  z.array(z.string().trim()).transform((all) => all.filter((one) => one !== '')),
);

const HomeRow = z.object({
  reference: needed('is missing: what your system calls the home').pipe(z.string().max(100, 'has more than 100 characters')),
  name: needed('is missing').pipe(z.string().max(200, 'has more than 200 characters')),
  type: oneOf(PROPERTY_TYPES).pipe(z.enum(PROPERTY_TYPES, `should be one of ${PROPERTY_TYPES.join(', ')}`)),
  offer: z.preprocess(
    (value) => OFFER_WORDS[plain(textOf(value)) as keyof typeof OFFER_WORDS],
    z.enum(['buy', 'rent', 'pg'], 'should be sale, rent or pg'),
  ),
  locality: needed('is missing'),
  price: measured(readAmount, '80 lakh or 25,000').pipe(z.number('is missing').positive('should be above 0').max(1e13, 'is too much')),
  description: text(5000),
  address: text(300),
  pincode: z.preprocess(
    empty,
    z
      .string()
      .regex(/^\d{6}$/, 'should have 6 digits')
      .optional(),
  ),
  project: text(200),
  latitude: z.preprocess(
    empty,
    z.coerce.number('should be a number').min(-90, 'should be from -90 to 90').max(90, 'should be from -90 to 90').optional(),
  ),
  longitude: z.preprocess(
    empty,
    z.coerce.number('should be a number').min(-180, 'should be from -180 to 180').max(180, 'should be from -180 to 180').optional(),
  ),
  deposit: measured(readAmount, '1 lakh'),
  maintenance: measured(readAmount, '2,500'),
  area: measured(readAreaInUnits, '1,200 sq ft'),
  carpet_area: measured(readAreaInUnits, '950 sq ft'),
  bhk: count(20),
  baths: whole(50),
  balconies: whole(50),
  floor: whole(200),
  total_floors: whole(200),
  year_built: whole(2100),
  furnishing: oneOf(FURNISHINGS),
  facing: oneOf(FACINGS),
  possession: oneOf(POSSESSIONS),
  possession_date: z.preprocess(empty, z.iso.date('should be like 2027-03-31').optional()),
  rera_id: text(60),
  amenities: listOf(AMENITIES),
  access: listOf(ACCESS_FEATURES),
  agent_name: text(120),
  agent_phone: text(30),
  agent_email: z.preprocess(empty, z.email('should be an email address').optional()),
  pictures: PICTURES,
});

/** A home of an operator's own, ready to be written. Money in rupees, areas in square feet. */
export type ImportedHome = z.output<typeof HomeRow> & { place: LocalityNames };

/** The names of the columns that are read. */
export const COLUMN_NAMES = Object.keys(HomeRow.shape);

/** Finds a locality by any of its names. */
export function localityFinder(localities: readonly LocalityNames[]): (name: string) => LocalityNames | undefined {
  const byName = new Map(localities.flatMap((place) => [place.name, ...place.aliases].map((name) => [plain(name), place] as const)));
  return (name) => byName.get(plain(name));
}

/** Reads one row; gives the home, or what is wrong with it. */
export function readHome(
  values: Record<string, unknown>,
  find: (name: string) => LocalityNames | undefined,
): ImportedHome | { problems: string[] } {
  const read = HomeRow.safeParse(values);
  const place = find(textOf(values['locality']));
  const problems = read.success ? [] : read.error.issues.map(({ path, message }) => `${String(path[0])} ${message}`);
  const { locality } = values;
  if (!place && empty(locality) !== undefined) problems.push(`locality "${textOf(locality)}" is not one of ours`);
  return read.success && place ? { ...read.data, locality: place.name, place } : { problems };
}
