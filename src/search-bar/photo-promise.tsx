import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useStores } from '../state/stores.tsx';
import { tell } from '../ui/tell.ts';

/** What becomes of a photo; announced with the first one on this device. */
export function PhotoPromise() {
  const { t } = useTranslation();
  const { settings } = useStores();
  const text = t('photoSearch.private');
  useEffect(() => {
    if (settings.firstTime('toldOfPhotos')) tell(text);
  }, [settings, text]);
  return <p>{text}</p>;
}
