import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { Logo as LogoName } from '../domain/themes.ts';
import styles from './logo.module.css';
import { Wordmark } from './wordmark.tsx';

/** What is drawn on the ground of each picture. */
const DRAWN: Record<LogoName, string> = {
  house: 'M14 33 32 18l18 15M22 31v14M29 35v8M36 32v13M43 36v6',
  tower: 'M20 48V18h14v30M34 28h11v20M15 48h34M27 25v3M27 33v3M27 41v3',
  door: 'M21 48V16h22v32M15 48h34M37 31v4',
  roofs: 'M10 38 24 25l14 13M26 27l10-9 18 17M17 39v8h14v-8M47 36v11h-9',
};

/** The picture and the name, leading home. */
export function Logo({ name = 'house' }: { name?: LogoName | undefined }) {
  const { t } = useTranslation();
  return (
    <Link href="/" className={styles.logo} aria-label={t('header.logo')} data-logo={name}>
      <svg viewBox="0 0 64 64" width={32} height={32} aria-hidden="true">
        <rect className={styles.ground} width="64" height="64" rx="14" />
        <path className={styles.drawn} d={DRAWN[name]} />
      </svg>
      <Wordmark />
    </Link>
  );
}
