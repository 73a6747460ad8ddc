import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { AssistantLauncher, AssistantPanel, AssistantBar } from '../assistant/assistant-panel.tsx';
import { useConversation } from '../state/conversation.ts';
import styles from './bare-shell.module.css';
import { NumberLabels } from './number-labels.tsx';
import { Notices } from './notices.tsx';
import { useTheme } from './use-theme.ts';
import { useWindow } from './use-window.ts';

/** Screens outside the shell: logo, help, the screen itself, and the assistant. */
export function BareShell({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const open = useConversation((conversation) => conversation.open);
  const size = useWindow();
  useTheme();
  return (
    <>
      <div className={open && size === 'wide' ? `${styles.shell} ${styles.docked}` : styles.shell}>
        <header className={styles.header}>
          <Link href="/" className={styles.logo} aria-label={t('header.logo')}>
            <img src="/favicon.svg" alt="" width={32} height={32} />
            <span>Gharvani</span>
          </Link>
          <Link href="/help" className={styles.help}>
            {t('header.help')}
          </Link>
        </header>
        <main id="main" tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
      <div className={open && size === 'wide' ? styles.dock : undefined}>
        {open ? size === 'narrow' ? <AssistantBar /> : <AssistantPanel floating={size === 'middle'} /> : <AssistantLauncher />}
      </div>
      <Notices />
      <NumberLabels />
    </>
  );
}
