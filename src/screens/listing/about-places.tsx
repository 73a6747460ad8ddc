import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { asArray, type Filters } from '../../domain/filters.ts';
import { placeAddress } from '../../domain/place-address.ts';
import { useName } from '../../ui/names.ts';

/** Where a search is in one place, the way to what is known of it; in two, the one against the other. */
export function AboutPlaces({ filters }: { filters: Filters }) {
  const { t } = useTranslation();
  const nameOf = useName();
  const [one, other, ...more] = asArray(filters.locality);
  if (one === undefined || more.length > 0) return null;
  const told =
    other === undefined ? t('locality.about', { place: nameOf(one) }) : t('locality.against', { one: nameOf(one), other: nameOf(other) });
  return (
    <p>
      <Link href={placeAddress(one, other)}>{told}</Link>
    </p>
  );
}
