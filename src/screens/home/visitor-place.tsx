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
  const place = [locality, city, state].filter((part) => typeof part === 'string');
  if (source !== 'device' || place.length === 0) return null;
  return (
    <p className={styles.here}>
      {t('home.here', { place })}
      <Button {...control('near-me', {})}>{t('home.nearby')}</Button>
    </p>
  );
}
