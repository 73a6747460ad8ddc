import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { asArray, PURPOSES, type Filters } from '../../domain/filters.ts';
import { AMENITIES, FACINGS, FURNISHINGS, POSSESSIONS, PROPERTY_TYPES, type Amenity } from '../../domain/property.ts';
import type { SearchWish } from '../../domain/search.ts';
import { useFacets } from '../../state/facets.ts';
import { Button } from '../../ui/button.tsx';
import { CheckGroup, Field, SelectField, controlClass, type Option } from '../../ui/field.tsx';
import styles from './listing.module.css';
import { readAmount, readArea, showAmount } from '../../domain/indian-units.ts';

const ANY = '';
const BHKS = ['1', '2', '2.5', '3', '4', '5'];

interface Draft {
  purpose: string;
  type: string;
  bhk: string;
  locality: string;
  price_min: string;
  price_max: string;
  area_min: string;
  area_max: string;
  furnishing: string;
  facing: string;
  possession: string;
  amenities: string[];
}

const draftOf = (filters: Filters): Draft => ({
  purpose: filters.purpose ?? ANY,
  type: asArray(filters.type).at(0) ?? ANY,
  bhk: filters.bhk === undefined ? ANY : String(filters.bhk),
  locality: asArray(filters.locality).at(0) ?? ANY,
  price_min: showAmount(filters.price_min),
  price_max: showAmount(filters.price_max),
  area_min: filters.area_min === undefined ? '' : String(filters.area_min),
  area_max: filters.area_max === undefined ? '' : String(filters.area_max),
  furnishing: filters.furnishing ?? ANY,
  facing: filters.facing ?? ANY,
  possession: filters.possession ?? ANY,
  amenities: filters.amenities ?? [],
});

type Problems = Partial<Record<'price_min' | 'price_max' | 'area_min' | 'area_max', string>>;

function filtersOf(draft: Draft): { filters: Filters; problems: Problems } {
  const problems: Problems = {};
  const read = (name: keyof Problems, reader: (text: string) => number | undefined | null): number | undefined => {
    const value = reader(draft[name]);
    if (value === null) problems[name] = name.startsWith('price') ? 'filter.problem.price' : 'filter.problem.area';
    return value ?? undefined;
  };
  const filters = {
    purpose: draft.purpose,
    type: draft.type,
    bhk: draft.bhk && Number(draft.bhk),
    locality: draft.locality,
    price_min: read('price_min', readAmount),
    price_max: read('price_max', readAmount),
    area_min: read('area_min', readArea),
    area_max: read('area_max', readArea),
    furnishing: draft.furnishing,
    facing: draft.facing,
    possession: draft.possession,
    amenities: draft.amenities.length > 0 ? (draft.amenities as Amenity[]) : undefined,
  };
  const known = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined && value !== ANY));
  return { filters: known as Filters, problems };
}

export interface FilterFormProps {
  filters: Filters;
  wish: SearchWish;
  onApply(filters: Filters): void;
  onClear(): void;
}

/** Every filter as a form; how many homes each choice would leave stands behind it. */
export function FilterForm({ filters, wish, onApply, onClear }: FilterFormProps) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState(() => draftOf(filters));
  const [problems, setProblems] = useState<Problems>({});
  const { facets, localities } = useFacets(wish);
  const set = (change: Partial<Draft>) => setDraft((before) => ({ ...before, ...change }));

  const counted = (facet: 'type' | 'bhk' | 'furnishing', value: string, label: string): Option => {
    const count = facets?.[facet].find((item) => item.value === value)?.count;
    return { value, label: count === undefined ? label : t('filter.counted', { label, count }) };
  };
  const any: Option = { value: ANY, label: t('filter.any') };
  const valuesOf = (family: string, values: readonly string[]): Option[] => [
    any,
    ...values.map((value) => ({ value, label: t(`value.${family}.${value}`) })),
  ];

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = filtersOf(draft);
    setProblems(read.problems);
    if (Object.keys(read.problems).length === 0) onApply(read.filters);
    else document.getElementsByName(Object.keys(read.problems)[0]!)[0]?.focus();
  };

  const amount = (name: keyof Problems, hint: string) => (
    <Field label={t(`filter.${name}`)} hint={t(hint)}>
      {({ id, describedBy }) => (
        <>
          <input
            id={id}
            name={name}
            className={controlClass}
            inputMode="text"
            autoComplete="off"
            value={draft[name]}
            aria-invalid={problems[name] ? true : undefined}
            aria-describedby={[describedBy, problems[name] && `${id}-problem`].filter(Boolean).join(' ') || undefined}
            onChange={(event) => set({ [name]: event.target.value })}
          />
          {problems[name] && (
            <p id={`${id}-problem`} className={styles.problem}>
              {t(problems[name])}
            </p>
          )}
        </>
      )}
    </Field>
  );

  return (
    <form className={styles.form} aria-label={t('listing.filters')} onSubmit={submit} noValidate>
      <SelectField
        label={t('family.purpose')}
        value={draft.purpose}
        options={valuesOf('purpose', PURPOSES)}
        onChange={(purpose) => set({ purpose })}
      />
      <SelectField
        label={t('family.type')}
        value={draft.type}
        options={[any, ...PROPERTY_TYPES.map((type) => counted('type', type, t(`value.type.${type}`)))]}
        onChange={(type) => set({ type })}
      />
      <SelectField
        label={t('family.bhk')}
        value={draft.bhk}
        options={[any, ...BHKS.map((bhk) => counted('bhk', bhk, t('chip.bhk.exact', { count: Number(bhk) })))]}
        onChange={(bhk) => set({ bhk })}
      />
      <SelectField
        label={t('family.locality')}
        value={draft.locality}
        options={[
          { value: ANY, label: t('filter.anywhere') },
          ...localities.map(({ name, listings }) => ({ value: name, label: t('filter.counted', { label: name, count: listings }) })),
        ]}
        onChange={(locality) => set({ locality })}
      />
      {amount('price_min', 'filter.priceHint')}
      {amount('price_max', 'filter.priceHint')}
      {amount('area_min', 'filter.areaHint')}
      {amount('area_max', 'filter.areaHint')}
      <SelectField
        label={t('family.furnishing')}
        value={draft.furnishing}
        options={[any, ...FURNISHINGS.map((item) => counted('furnishing', item, t(`value.furnishing.${item}`)))]}
        onChange={(furnishing) => set({ furnishing })}
      />
      <SelectField
        label={t('family.facing')}
        value={draft.facing}
        options={valuesOf('facing', FACINGS)}
        onChange={(facing) => set({ facing })}
      />
      <SelectField
        label={t('family.possession')}
        value={draft.possession}
        options={valuesOf('possession', POSSESSIONS)}
        onChange={(possession) => set({ possession })}
      />
      <div className={styles.whole}>
        <CheckGroup
          legend={t('family.amenities')}
          options={AMENITIES.map((item) => ({ value: item, label: t(`value.amenities.${item}`) }))}
          values={draft.amenities}
          onChange={(amenities) => set({ amenities })}
        />
      </div>
      <div className={styles.buttons}>
        <Button type="submit" look="main">
          {t('filter.apply')}
        </Button>
        <Button onPress={onClear}>{t('filter.clear')}</Button>
      </div>
    </form>
  );
}
