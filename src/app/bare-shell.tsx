import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { AssistantPlace, useDocked } from './assistant-place.tsx';
import { Telephone } from './header-parts.tsx';
import styles from './bare-shell.module.css';
import { Logo } from './logo.tsx';
import { NumberLabels } from './number-labels.tsx';
import { useTheme } from './use-theme.ts';

/** Screens outside the shell: logo, telephone, help, the screen itself, and the assistant. */
export function BareShell({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const docked = useDocked();
  useTheme();
  return (
    <>
      <div className={docked ? `${styles.shell} ${styles.docked}` : styles.shell}>
        <header className={styles.header}>
          <Logo />
          <div className={styles.ways}>
            <Telephone short />
            <Link href="/help" className={styles.help}>
              {t('header.help')}
            </Link>
          </div>
        </header>
        <main id="main" tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
      <AssistantPlace />
      <NumberLabels />
    </>
  );
}
