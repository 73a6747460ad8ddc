import { lazy, Suspense, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { usePhotoSearch, useStores } from '../state/stores.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './search-bar.module.css';
import { usePhotoArrivals } from './use-photo-arrivals.ts';
import { usePhotoFlow } from './use-photo-flow.ts';
import type { ToldError } from './use-told-error.ts';
import type { SearchVariant } from './variants.ts';

const PhotoDialogs = lazy(() => import('./photo-dialogs.tsx').then((module) => ({ default: module.PhotoDialogs })));

export interface PhotoButtonProps {
  variant: SearchVariant;
  told: Pick<ToldError, 'tellError' | 'closeError'>;
  speechLanguage: string;
}

/** Search by photo; says when it is unavailable. Photos can also be dropped on the page, or pasted. */
export function PhotoButton({ variant, told, speechLanguage }: PhotoButtonProps) {
  const { t } = useTranslation();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { photoSearch, door } = useStores();
  const { available, step } = usePhotoSearch();
  const flow = usePhotoFlow(variant, told);
  const [path] = useLocation();
  // Navigating away closes the dialogs, which stops the camera.
  useEffect(() => photoSearch.show('closed'), [path, photoSearch]);
  const dropping = usePhotoArrivals(flow.take, available === 'yes');
  const pick = () => input.current?.click();
  const open = async () => {
    told.closeError();
    const outcome = await door.run('visual-search', {}, 'control', 'quietly');
    if (outcome.status === 'failed') flow.fail(outcome.code);
  };
  return (
    <span className={styles.photo}>
      <Button
        look="quiet"
        aria-disabled={available !== 'yes' || undefined}
        aria-label={t('searchBar.byPhoto')}
        title={t('searchBar.byPhoto')}
        aria-describedby={available === 'no' ? id : undefined}
        onPress={() => void open()}
      >
        <Icon name="camera" />
      </Button>
      {available === 'no' && (
        <span id={id} className={styles.unavailable}>
          {t('searchBar.unavailable')}
        </span>
      )}
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          currentTarget.value = '';
          if (file) flow.take(file);
        }}
      />
      {import.meta.env.MODE === 'test' && (
        <button type="button" hidden data-testid="pick-photo" onClick={pick}>
          {t('photoSearch.gallery')}
        </button>
      )}
      {dropping && <span className={styles.dropping}>{t('photoSearch.drop')}</span>}
      {step !== 'closed' && (
        <Suspense fallback={null}>
          <PhotoDialogs flow={flow} pick={pick} speechLanguage={speechLanguage} />
        </Suspense>
      )}
    </span>
  );
}
