import { useTranslation } from 'react-i18next';
import { confidenceOf, rejectionParams } from '../domain/photo.ts';
import { usePhotoSearch, useStores } from '../state/stores.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import type { PhotoDialogProps } from './photo-dialog-props.ts';
import styles from './photo-dialogs.module.css';
import { SayButton } from './say-button.tsx';

/** Asks about a photo that shows no property, or may show none: nothing has left the device yet. */
export function AskDialog({ flow, speechLanguage, onClose }: PhotoDialogProps & { onClose(): void }) {
  const { t } = useTranslation();
  const { photoSearch } = useStores();
  const { judgement, preview } = usePhotoSearch();
  if (!judgement) return null;
  const sure = judgement.verdict === 'other';
  const label = t(`photoSearch.kind.${judgement.kind}`);
  const told = rejectionParams({
    confidence: confidenceOf(judgement),
    predicted_label: label,
    suggestion: t('photoSearch.suggestion'),
    threshold: judgement.threshold,
  });
  return (
    <Dialog title={t(sure ? 'photoSearch.errorTitle' : 'photoSearch.unsureTitle')} open onClose={onClose}>
      {preview && <img className={styles.preview} src={preview} alt={t('photoSearch.preview')} />}
      <p className={sure ? styles.stopped : undefined}>
        {sure ? t('errors.not-a-property', told) : t('photoSearch.unsure', { label, share: told.confidence })}
      </p>
      <p className={styles.notes}>{t('photoSearch.anywayMeans')}</p>
      <div className={styles.actions}>
        <Button look="main" onPress={() => photoSearch.show('source')}>
          {t('photoSearch.another')}
        </Button>
        <Button onPress={flow.anyway}>{t('photoSearch.anyway')}</Button>
        <SayButton language={speechLanguage} />
      </div>
    </Dialog>
  );
}
