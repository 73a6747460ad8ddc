import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './photo-dialogs.module.css';

/** What the camera sees. */
export function CameraView({ video, live, onStart }: { video: RefObject<HTMLVideoElement | null>; live: boolean; onStart(): void }) {
  const { t } = useTranslation();
  return (
    <div className={styles.camera}>
      {/* A live view has no words to caption. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <video ref={video} autoPlay playsInline muted aria-label={t('photoSearch.cameraView')} onPlaying={onStart} />
      {!live && <p>{t('photoSearch.cameraStarts')}</p>}
    </div>
  );
}
