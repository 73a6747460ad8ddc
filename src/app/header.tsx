import { lazy, Suspense, useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { speechTag } from './speech-tags.ts';
import type { HeaderLook, Logo as LogoName } from '../domain/themes.ts';
import { HeaderSearch } from '../search-bar/header-search.tsx';
import { useSession, useSettings, useVisit } from '../state/stores.tsx';
import { LanguageList, MenuToggle, Telephone } from './header-parts.tsx';
import styles from './header.module.css';
import { Logo } from './logo.tsx';
import { MainMenu } from './main-menu.tsx';
import { UserMenu } from './user-menu.tsx';
import type { WindowSize } from './use-window.ts';
import { useScrolled } from './use-scrolled.ts';
import { WayToTop } from './way-to-top.tsx';

const MenuDrawer = lazy(() => import('./menu-drawer.tsx').then((module) => ({ default: module.MenuDrawer })));

/** Its button, and the menu in a drawer over the page, which any navigation closes. */
function PhoneMenu() {
  const visit = useVisit(({ count }) => count);
  const [openAt, setOpenAt] = useState<number | null>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const open = openAt === visit;
  const close = () => {
    setOpenAt(null);
    requestAnimationFrame(() => toggle.current?.focus());
  };
  return (
    <>
      <MenuToggle ref={toggle} open={open} covered={open} onToggle={() => setOpenAt(visit)} />
      {open && (
        <Suspense>
          <MenuDrawer onClose={close} onChoose={() => setOpenAt(null)} />
        </Suspense>
      )}
    </>
  );
}

/** Tells the style sheets how high the header is: its place keeps that room when it becomes fixed, and what else stays in view stays below it. */
function useHeaderRoom(place: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const header = place.current?.firstElementChild;
    if (!header) return undefined;
    const measure = new ResizeObserver(() =>
      document.documentElement.style.setProperty('--header-room', `${header.getBoundingClientRect().height}px`),
    );
    measure.observe(header, { box: 'border-box' });
    return () => measure.disconnect();
  }, [place]);
}

export interface HeaderProps {
  size: WindowSize;
  look: HeaderLook;
  logo: LogoName | undefined;
  accountDialog: boolean;
}

/** Logo, menu, phone number, language and login; in narrow windows also the search, and the menu in a drawer. */
export function Header({ size, look, logo, accountDialog }: HeaderProps) {
  const { t } = useTranslation();
  const language = useSettings((settings) => settings.language);
  const place = useRef<HTMLDivElement>(null);
  const member = useSession(({ person }) => person !== null);
  const [narrow, wider] = [size === 'narrow' || size === 'any', size !== 'narrow'];
  const stays = useScrolled() !== 'top';
  useHeaderRoom(place);
  return (
    <div ref={place} className={stays ? `${styles.place} ${styles.held}` : styles.place}>
      <header className={`${styles.header} ${styles[look]} ${stays ? styles.fixed : ''}`} data-stays={stays || undefined}>
        <div className={styles.row}>
          <div className={styles.logoPlace}>
            <Logo name={logo} />
          </div>
          <Telephone short={narrow} />
          {wider && <LanguageList />}
          <WayToTop />
          <UserMenu className={styles.login!} inDialog={accountDialog} />
          {narrow && (
            <div className={styles.narrow}>
              <PhoneMenu />
            </div>
          )}
        </div>
        {wider && (
          <nav className={styles.nav} aria-label={t('header.menu')}>
            <MainMenu member={member} />
          </nav>
        )}
        {narrow && (
          <div className={styles.narrow}>
            <HeaderSearch speechLanguage={speechTag(language)} />
          </div>
        )}
      </header>
    </div>
  );
}
