import { useTranslation } from 'react-i18next';
import type { ErrorCode } from '../../domain/errors.ts';
import { CameraView } from '../../search-bar/camera-view.tsx';
import { useCamera } from '../../search-bar/use-camera.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

export interface PhotoCameraProps {
  onPicture(picture: Blob): void;
  onFail(code: ErrorCode): void;
  onClose(): void;
}

/** The camera, for a photo of the home: no file has to be chosen, which browsers reserve for the hand. */
export function PhotoCamera({ onPicture, onFail, onClose }: PhotoCameraProps) {
  const { t } = useTranslation();
  const { video, live, capture, started } = useCamera({ onPicture, onFail });
  return (
    <Dialog title={t('posting.camera')} open onClose={onClose}>
      <CameraView video={video} live={live} onStart={started} />
      <Button look="main" onPress={() => void capture()}>
        {t('posting.takePicture')}
      </Button>
      <Button onPress={onClose}>{t('photoSearch.cancel')}</Button>
    </Dialog>
  );
}
