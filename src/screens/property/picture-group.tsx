import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './gallery.module.css';
import type { usePictures } from './use-pictures.ts';

interface PictureGroupProps {
  /** The home's name. */
  name: string;
  /** Keys and swipes that lead from picture to picture. */
  ways: ReturnType<typeof usePictures>['ways'];
  children: ReactNode;
}

/** The pictures of a home. The arrow keys are a shortcut for the buttons inside, which have the focus. */
export function PictureGroup({ name, ways, children }: PictureGroupProps) {
  const { t } = useTranslation();
  return (
    // The keys are heard on their way up from those buttons.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      className={styles.gallery}
      role="group"
      aria-roledescription={t('gallery.role')}
      aria-label={t('gallery.label', { name })}
      {...ways}
    >
      {children}
    </div>
  );
}
