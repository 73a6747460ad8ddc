import { useTranslation } from 'react-i18next';
import { userLocationQuery } from '../../capabilities/places/queries.ts';
import { useControl } from '../../state/use-control.ts';
import { useQuery } from '../../state/use-query.ts';
import { Button } from '../../ui/button.tsx';
import styles from './home.module.css';

/** Where the visitor is, once they have told; the centre of the city, from which everybody starts, is nobody's place. */
export function VisitorPlace() {
  const { t } = useTranslation();
  const control = useControl();
  const { city, state, locality, source } = useQuery(userLocationQuery, {}).data ?? {};
  const place = source === 'device' ? [locality, city, state].filter((part) => typeof part === 'string') : [];
  return (
    <div className={styles.here}>
      <p>{place.length > 0 ? t('home.here', { place }) : t('home.anywhere')}</p>
      <Button {...control('near-me', {})}>{t('home.nearby')}</Button>
    </div>
  );
}
