import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { speechTag } from './speech-tags.ts';
import { SearchBar } from '../search-bar/search-bar.tsx';
import type { Theme } from '../domain/themes.ts';
import { useConversation, useSettings } from '../state/stores.tsx';
import { AssistantPlace, useDocked } from './assistant-place.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { NumberLabels } from './number-labels.tsx';
import { Notices } from './notices.tsx';
import styles from './shell.module.css';
import { useTheme } from './use-theme.ts';
import { useWindow } from './use-window.ts';

/** Header, stage and assistant. On the home route the assistant is on the stage itself. */
export function Shell({ home, theme, children }: { home: boolean; theme?: Theme | undefined; children: ReactNode }) {
  const { t } = useTranslation();
  const open = useConversation((conversation) => conversation.open);
  const language = useSettings((settings) => settings.language);
  const size = useWindow();
  /** From the first answer on, the assistant stands beside the home page as beside all others. */
  const centred = useConversation(({ talked }) => !talked) && home;
  const docked = useDocked() && !centred;

  useTheme(theme?.palette);

  return (
    <>
      <div className={styles.skips}>
        <a href="#main">{t('skip.main')}</a>
        <a href="#assistant">{t('skip.assistant')}</a>
      </div>
      <div className={docked ? `${styles.shell} ${styles.docked}` : styles.shell}>
        <Header size={size} look={theme?.header ?? 'standard'} logo={theme?.logo} accountDialog={theme?.accountDialog ?? false} />
        {size !== 'narrow' && (
          <div className={styles.search}>
            <SearchBar speechLanguage={speechTag(language)} quiet={centred} />
          </div>
        )}
        <main id="main" tabIndex={-1} className={styles.main}>
          {children}
        </main>
        <Footer barBelow={!centred && open && (size === 'narrow' || size === 'any')} dark={theme?.footer === 'dark'} />
      </div>
      {centred ? <Notices /> : <AssistantPlace />}
      <NumberLabels />
    </>
  );
}
