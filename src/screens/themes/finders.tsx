import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PURPOSES, type Filters, type Purpose } from '../../domain/filters.ts';
import { PROPERTY_TYPES, type PropertyType } from '../../domain/property.ts';
import type { Finder } from '../../domain/themes.ts';
import { localitiesQuery } from '../../capabilities/places/queries.ts';
import { useQuery } from '../../state/use-query.ts';
import { useRun } from '../../state/use-run.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/field.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import styles from './themes.module.css';

const BHKS = ['1', '2', '3', '4'];

/** Type, bedrooms and locality, and a button to the results. */
function Choices({ purpose }: { purpose?: Purpose }) {
  const { t } = useTranslation();
  const run = useRun();
  const localities = useQuery(localitiesQuery, {}).data ?? [];
  const [chosen, setChosen] = useState({ purpose: purpose ?? '', type: '', bhk: '', locality: '' });
  const any = { value: '', label: t('filter.any') };
  const filters: Filters = {
    purpose: PURPOSES.find((item) => item === (purpose ?? chosen.purpose)),
    type: PROPERTY_TYPES.find((item) => item === chosen.type) as PropertyType | undefined,
    bhk: chosen.bhk ? Number(chosen.bhk) : undefined,
    locality: chosen.locality || undefined,
  };
  return (
    <form
      className={styles.finder}
      aria-label={t('listing.filters')}
      onSubmit={(event) => {
        event.preventDefault();
        void run('search', filters, 'control');
      }}
    >
      {!purpose && (
        <SelectField
          label={t('family.purpose')}
          value={chosen.purpose}
          options={[any, ...PURPOSES.map((value) => ({ value, label: t(`value.purpose.${value}`) }))]}
          onChange={(value) => setChosen({ ...chosen, purpose: value })}
        />
      )}
      <SelectField
        label={t('family.type')}
        value={chosen.type}
        options={[any, ...PROPERTY_TYPES.map((value) => ({ value, label: t(`value.type.${value}`) }))]}
        onChange={(type) => setChosen({ ...chosen, type })}
      />
      <SelectField
        label={t('family.bhk')}
        value={chosen.bhk}
        options={[any, ...BHKS.map((value) => ({ value, label: t('chip.bhk.exact', { count: Number(value) }) }))]}
        onChange={(bhk) => setChosen({ ...chosen, bhk })}
      />
      <SelectField
        label={t('family.locality')}
        value={chosen.locality}
        options={[any, ...localities.map(({ name }) => ({ value: name, label: name }))]}
        onChange={(locality) => setChosen({ ...chosen, locality })}
      />
      <Button look="main" type="submit">
        {t('searchBar.search')}
      </Button>
    </form>
  );
}

/** The search tools in the hero of a preview. */
export function ThemeFinder({ kind }: { kind: Finder }) {
  const { t } = useTranslation();
  const [tab, setTab] = useState<string>('buy');
  if (kind === 'none') return null;
  if (kind === 'filters') return <Choices />;
  return (
    <Tabs
      label={t('family.purpose')}
      chosen={tab}
      onChoose={setTab}
      tabs={PURPOSES.map((purpose) => ({
        id: purpose,
        label: t(`value.purpose.${purpose}`),
        content: <Choices key={purpose} purpose={purpose} />,
      }))}
    />
  );
}
