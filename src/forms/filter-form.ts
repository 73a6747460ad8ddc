import { asArray, PURPOSES, type Filters } from '../domain/filters.ts';
import type { FieldOption, FormField, FormValues } from '../domain/form.ts';
import { readAmount, readArea, showAmount } from '../domain/indian-units.ts';
import { AMENITIES, FACINGS, FURNISHINGS, POSSESSIONS, PROPERTY_TYPES } from '../domain/property.ts';
import type { Facets } from '../domain/search.ts';
import { words, type Words } from '../domain/words.ts';
import { listIn, textIn, type FormDefinition } from './form-definition.ts';

/** How many homes each choice would leave, and the localities with their number of homes. */
export interface FilterKnown {
  facets: Facets | null;
  localities: readonly { name: string; listings: number }[];
}

const BHKS = ['1', '2', '2.5', '3', '4', '5'];
const RANGES = ['price_min', 'price_max', 'area_min', 'area_max'] as const;
const isPrice = (name: string): boolean => name.startsWith('price');

const valuesOf = (filters: Filters): FormValues => ({
  purpose: filters.purpose ?? '',
  type: asArray(filters.type).at(0) ?? '',
  bhk: filters.bhk === undefined ? '' : String(filters.bhk),
  locality: asArray(filters.locality).at(0) ?? '',
  price_min: showAmount(filters.price_min),
  price_max: showAmount(filters.price_max),
  area_min: filters.area_min === undefined ? '' : String(filters.area_min),
  area_max: filters.area_max === undefined ? '' : String(filters.area_max),
  furnishing: filters.furnishing ?? '',
  facing: filters.facing ?? '',
  possession: filters.possession ?? '',
  amenities: filters.amenities ?? [],
});

/** The number in a range field; undefined if it is empty, null if it is not a number. */
const rangeIn = (values: FormValues, name: string): number | undefined | null =>
  (isPrice(name) ? readAmount : readArea)(textIn(values, name));

/** The filters set in the form. */
export function filtersOf(values: FormValues): Filters {
  const amenities = listIn(values, 'amenities');
  const bhk = textIn(values, 'bhk');
  const chosen = ['purpose', 'type', 'locality', 'furnishing', 'facing', 'possession'].map((name) => [name, textIn(values, name)] as const);
  const ranges = RANGES.map((name) => [name, rangeIn(values, name) ?? ''] as const);
  const all = [...chosen, ...ranges, ['bhk', bhk && Number(bhk)] as const, ['amenities', amenities.length > 0 ? amenities : ''] as const];
  return Object.fromEntries(all.filter(([, value]) => value !== '')) as Filters;
}

const list = (name: string, options: readonly FieldOption[], empty: Words = words('filter.any')): FormField => ({
  name,
  label: words(`family.${name}`),
  kind: 'list',
  options,
  empty,
});

const range = (name: string): FormField => ({
  name,
  label: words(`filter.${name}`),
  kind: isPrice(name) ? 'amount' : 'area',
  hint: words(isPrice(name) ? 'filter.priceHint' : 'filter.areaHint'),
  autoComplete: 'off',
});

function fieldsOf({ facets, localities }: FilterKnown): FormField[] {
  const named = (family: string, values: readonly string[]): FieldOption[] =>
    values.map((value) => ({ value, label: words(`value.${family}.${value}`) }));
  const counted = (option: FieldOption, count: number | undefined): FieldOption =>
    count === undefined ? option : { ...option, shown: words('filter.counted', { label: option.label, count }) };
  const withFacet = (facet: 'type' | 'bhk' | 'furnishing', options: FieldOption[]): FieldOption[] =>
    options.map((option) => counted(option, facets?.[facet].find(({ value }) => value === option.value)?.count));
  const bhks = BHKS.map((bhk) => ({ value: bhk, label: words('chip.bhk.exact', { count: Number(bhk) }) }));
  const places = localities.map(({ name, listings }) => counted({ value: name, label: words('form.said', { text: name }) }, listings));
  return [
    list('purpose', named('purpose', PURPOSES)),
    list('type', withFacet('type', named('type', PROPERTY_TYPES))),
    list('bhk', withFacet('bhk', bhks)),
    list('locality', places, words('filter.anywhere')),
    ...RANGES.map(range),
    list('furnishing', withFacet('furnishing', named('furnishing', FURNISHINGS))),
    list('facing', named('facing', FACINGS)),
    list('possession', named('possession', POSSESSIONS)),
    { name: 'amenities', label: words('family.amenities'), kind: 'several', options: named('amenities', AMENITIES) },
  ];
}

/** Every filter of the listing. */
export const filterForm = (filters: Filters): FormDefinition<FilterKnown> => ({
  name: 'filters',
  title: words('listing.filters'),
  initial: valuesOf(filters),
  beside: true,
  passing: true,
  fields: (_, known) => fieldsOf(known),
  check: (values) =>
    Object.fromEntries(
      RANGES.flatMap((name) =>
        rangeIn(values, name) === null ? [[name, words(isPrice(name) ? 'filter.problem.price' : 'filter.problem.area')]] : [],
      ),
    ),
  button: () => words('filter.apply'),
  call: (values) => ({ name: 'set-filters', args: { filters: filtersOf(values) } }),
});
