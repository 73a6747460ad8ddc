import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { CameraView } from './camera-view.tsx';
import type { PhotoDialogProps } from './photo-dialog-props.ts';
import styles from './photo-dialogs.module.css';
import { PhotoPromise } from './photo-promise.tsx';
import { SayButton } from './say-button.tsx';
import { useCamera } from './use-camera.ts';

/** The camera view and the button that takes the picture. Every way out of it stops the camera. */
export function CameraDialog({ flow, speechLanguage, onClose }: PhotoDialogProps & { onClose(): void }) {
  const { t } = useTranslation();
  const { video, live, capture, started } = useCamera({ onPicture: flow.take, onFail: flow.fail });
  return (
    <Dialog title={t('photoSearch.camera')} open onClose={onClose}>
      <CameraView video={video} live={live} onStart={started} />
      <div className={styles.notes}>
        <PhotoPromise />
      </div>
      <div className={styles.actions}>
        <Button look="main" onPress={() => void capture()}>
          <Icon name="camera" />
          {t('photoSearch.capture')}
        </Button>
        <Button onPress={onClose}>{t('photoSearch.cancel')}</Button>
        <SayButton language={speechLanguage} />
      </div>
    </Dialog>
  );
}
