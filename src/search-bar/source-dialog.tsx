import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStores } from '../state/stores.tsx';
import { tell } from '../ui/tell.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import type { PhotoDialogProps } from './photo-dialog-props.ts';
import styles from './photo-dialogs.module.css';
import { PhotoPromise } from './photo-promise.tsx';
import { SayButton } from './say-button.tsx';

/** Where the photo comes from: the gallery or the camera. */
export function SourceDialog({ pick, speechLanguage, onClose }: PhotoDialogProps & { onClose(): void }) {
  const { t } = useTranslation();
  const { photoSearch } = useStores();
  const [wantsPress, setWantsPress] = useState(false);
  /** Browsers open the file picker only after a press; a spoken command is not enough. */
  const choose = () => {
    if (navigator.userActivation?.isActive === false) {
      setWantsPress(true);
      tell(t('photoSearch.wantsPress'));
    } else pick();
  };
  return (
    <Dialog title={t('photoSearch.source')} open onClose={onClose}>
      <div className={styles.sources}>
        <Button className={styles.source} onPress={choose}>
          <Icon name="photo" size={36} />
          {t('photoSearch.gallery')}
        </Button>
        <Button className={styles.source} onPress={() => photoSearch.show('camera')}>
          <Icon name="camera" size={36} />
          {t('photoSearch.camera')}
        </Button>
      </div>
      {wantsPress && <p>{t('photoSearch.wantsPress')}</p>}
      <div className={styles.notes}>
        <p>
          <strong>{t('photoSearch.limit')}</strong>
        </p>
        <p>{t('photoSearch.formats')}</p>
        <PhotoPromise />
      </div>
      <SayButton language={speechLanguage} />
    </Dialog>
  );
}
