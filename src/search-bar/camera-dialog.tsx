import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppError } from '../domain/errors.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { closeCamera, openCamera, takePicture } from '../vision/camera.ts';
import type { PhotoDialogProps } from './photo-dialog-props.ts';
import styles from './photo-dialogs.module.css';
import { SayButton } from './say-button.tsx';

/** What the camera sees, and the button that takes the picture. The camera is let go on every way out. */
export function CameraDialog({ flow, speechLanguage, onClose }: PhotoDialogProps & { onClose(): void }) {
  const { t } = useTranslation();
  const video = useRef<HTMLVideoElement>(null);
  const [live, setLive] = useState(false);
  /** The picture was asked for before the camera showed anything: it is taken as soon as it does. */
  const wanted = useRef(false);
  const fail = useRef(flow.fail);
  useEffect(() => {
    fail.current = flow.fail;
  });

  useEffect(() => {
    let wanted = true;
    let stream: MediaStream | null = null;
    openCamera().then(
      (opened) => {
        if (!wanted) {
          closeCamera(opened);
          return;
        }
        stream = opened;
        if (video.current) video.current.srcObject = opened;
      },
      (error: unknown) => {
        if (wanted) fail.current(error instanceof AppError ? error.code : 'camera-unsupported');
      },
    );
    return () => {
      wanted = false;
      if (stream) closeCamera(stream);
    };
  }, []);

  const capture = async () => {
    const picture = video.current && (await takePicture(video.current));
    wanted.current = !picture;
    if (picture) flow.take(picture);
  };

  const started = () => {
    setLive(true);
    if (wanted.current) void capture();
  };

  return (
    <Dialog title={t('photoSearch.camera')} open onClose={onClose}>
      <div className={styles.camera}>
        {/* A live view has no words to caption. */}
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
        <video ref={video} autoPlay playsInline muted aria-label={t('photoSearch.cameraView')} onPlaying={started} />
        {!live && <p>{t('photoSearch.cameraStarts')}</p>}
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
