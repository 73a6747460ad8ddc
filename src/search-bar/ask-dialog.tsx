import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { confidenceOf, rejectionParams, type Judgement } from '../domain/photo.ts';
import { usePhotoSearch, useStores } from '../state/stores.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import type { PhotoDialogProps } from './photo-dialog-props.ts';
import styles from './photo-dialogs.module.css';
import { SayButton } from './say-button.tsx';

/** Why this device doubts a photo. */
function doubtOf(judgement: Judgement, t: TFunction) {
  const sure = judgement.verdict === 'other';
  const label = t(`photoSearch.kind.${judgement.kind}`);
  const told = rejectionParams({
    confidence: confidenceOf(judgement),
    predicted_label: label,
    suggestion: t('photoSearch.suggestion'),
    threshold: judgement.threshold,
  });
  return sure
    ? { title: 'photoSearch.errorTitle', text: t('errors.not-a-property', told), sure }
    : { title: 'photoSearch.unsureTitle', text: t('photoSearch.unsure', { label, share: told.confidence }), sure };
}

/** Asks about a photo that shows, or may show, no property, or was not checked: nothing has left the device yet. */
export function AskDialog({ flow, speechLanguage, onClose }: PhotoDialogProps & { onClose(): void }) {
  const { t } = useTranslation();
  const { photoSearch } = useStores();
  const { judgement, preview } = usePhotoSearch();
  const doubt = judgement ? doubtOf(judgement, t) : { title: 'photoSearch.skippedTitle', text: t('photoSearch.skipped'), sure: false };
  return (
    <Dialog title={t(doubt.title)} open onClose={onClose}>
      {preview && <img className={styles.preview} src={preview} alt={t('photoSearch.preview')} />}
      <p className={doubt.sure ? styles.stopped : undefined}>{doubt.text}</p>
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
