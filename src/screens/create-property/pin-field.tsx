import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DrawnForm } from '../../domain/form.ts';
import type { Locality } from '../../domain/locality.ts';
import { isNearPin, pinText, readPin } from '../../domain/posting-values.ts';
import type { Place } from '../../domain/search.ts';
import { postingOf } from '../../forms/posting-values.ts';
import { Button } from '../../ui/button.tsx';
import { tell } from '../../ui/tell.ts';
import { Waiting } from '../../ui/state-face.tsx';
import styles from './create-property.module.css';

const CityMap = lazy(() => import('../../ui/city-map.tsx').then((module) => ({ default: module.CityMap })));

/** Where in its locality the home stands: the map is moved by hand or key, and the pin put at its middle. */
export function PinField({ form, localities }: { form: DrawnForm; localities: readonly Locality[] }) {
  const { t } = useTranslation();
  const [far, setFar] = useState(false);
  const posting = postingOf(form.state.values);
  const locality = localities.find(({ name }) => name === posting.locality);
  if (!locality) return null;
  const pin = readPin(posting.pin);
  const told = (state: 'far' | 'set' | 'none') => t(`posting.pin.${state}`, { locality: locality.name });
  const put = (place: Place) => {
    const near = isNearPin(place, locality);
    setFar(!near);
    if (near) form.set('pin', pinText(place));
    tell(told(near ? 'set' : 'far'));
  };
  return (
    <section className={styles.pin} aria-label={t('posting.pin.title')}>
      <h3>{t('posting.pin.title')}</h3>
      <p>{t('posting.pin.how')}</p>
      <p>{told(far ? 'far' : pin ? 'set' : 'none')}</p>
      <Suspense fallback={<Waiting label={t('state.loading')} boxes={1} />}>
        <CityMap
          key={locality.name}
          localities={localities}
          chosen={locality.name}
          label={t('posting.pin.map', { locality: locality.name })}
          pinning={{ at: pin, from: pin ?? locality, onPin: put }}
        />
      </Suspense>
      {pin && (
        <div>
          <Button look="quiet" onPress={() => form.set('pin', '')}>
            {t('posting.pin.remove')}
          </Button>
        </div>
      )}
    </section>
  );
}
