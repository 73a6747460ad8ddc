import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { localitiesQuery } from '../../capabilities/places/queries.ts';
import { placeAddress } from '../../domain/place-address.ts';
import { useQuery } from '../../state/use-query.ts';
import { useName } from '../../ui/names.ts';
import { SelectList } from '../../ui/select-list.tsx';
import styles from './place.module.css';

/** Another place to hold against this one. */
export function ChoosePlace({ place, first }: { place: string; first: string }) {
  const { t } = useTranslation();
  const nameOf = useName();
  const [other, setOther] = useState(first);
  const localities = useQuery(localitiesQuery, {}).data ?? [];
  const options = localities.filter(({ name }) => name !== place).map(({ name }) => ({ value: name, label: nameOf(name) }));
  if (options.length === 0) return null;
  return (
    <div className={styles.choose}>
      <SelectList
        name="other_place"
        label={t('locality.other')}
        options={options}
        value={other}
        error={undefined}
        optional={false}
        onChange={setOther}
      />
      <Link href={placeAddress(place, other)}>{t('locality.against', { one: nameOf(place), other: nameOf(other) })}</Link>
    </div>
  );
}
