import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { usePhotoSearch } from '../state/stores.tsx';
import { tell } from '../ui/tell.ts';
import { LoadingVeil } from '../ui/loading-veil.tsx';
import { PhotoPromise } from './photo-promise.tsx';
import styles from './photo-dialogs.module.css';

/** A full-window loader that says the photo is being analysed, and how far that has got. */
export function LookingLoader() {
  const { t } = useTranslation();
  const { step, preview, loaded } = usePhotoSearch();
  const title = t('photoSearch.analysing');
  const wait = t('photoSearch.wait');
  useEffect(() => tell(`${title}. ${wait}`), [title, wait]);
  const doing =
    step === 'sending'
      ? t('photoSearch.sending')
      : loaded === null
        ? t('photoSearch.looking')
        : t('photoSearch.preparing', { percent: Math.round(loaded * 100) });
  return (
    <LoadingVeil title={title} text={wait}>
      {preview && <img className={styles.preview} src={preview} alt={t('photoSearch.preview')} />}
      <progress className={styles.progress} aria-label={doing} {...(loaded === null ? {} : { value: loaded, max: 1 })} />
      <p className={styles.doing}>{doing}</p>
      <PhotoPromise />
    </LoadingVeil>
  );
}
