import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';
import { PLANS_RESET_EVENT } from '../domain/events.ts';
import { plainPath, SCREEN_ADDRESSES } from '../domain/addresses.ts';
import { useStores, useVisit } from '../state/stores.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './main-menu.module.css';
import { MENU, type MenuItem } from './menu-items.ts';

interface Choosing {
  onChoose(): void;
}

function Entry({ item, onChoose }: { item: MenuItem } & Choosing) {
  const { t } = useTranslation();
  const { door } = useStores();
  const [location] = useLocation();
  const path = plainPath(location);
  const { title, path: to, command, badgeText } = item;
  const label = (
    <>
      {t(`menu.${title}`)}
      {badgeText && <span className={styles.badge}>{t(`menu.badge.${badgeText}`)}</span>}
    </>
  );
  if (command) {
    const run = () => {
      onChoose();
      void door.runCall(command, 'menu');
    };
    return (
      <button type="button" className={styles.entry} onClick={run}>
        {label}
      </button>
    );
  }
  const choose = () => {
    onChoose();
    if (to === SCREEN_ADDRESSES.plans && path === to) dispatchEvent(new CustomEvent(PLANS_RESET_EVENT));
  };
  return (
    <Link href={to!} className={styles.entry} onClick={choose} aria-current={path === to ? 'page' : undefined}>
      {label}
    </Link>
  );
}

/** A menu item with children: a disclosure, so that merely hovering opens nothing. */
function Section({ item, open, onToggle, onChoose }: { item: MenuItem; open: boolean; onToggle(): void } & Choosing) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <>
      <button type="button" className={styles.entry} aria-expanded={open} aria-controls={id} data-opens={item.title} onClick={onToggle}>
        {t(`menu.${item.title}`)}
        <Icon name="down" size={16} />
      </button>
      <div id={id} className={styles.panel} hidden={!open}>
        {item.children!.map(({ title, items }) => (
          <div key={title} className={styles.group}>
            <p>{t(`menu.${title}`)}</p>
            <ul>
              {items.map((child) => (
                <li key={child.title}>
                  <Entry item={child} onChoose={onChoose} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </>
  );
}

/**
 * The main menu: mega panels in a row, or, if `stacked`, one below the other in the drawer. Opening one closes the others; so
 * does any navigation and, in a row, a click outside and Escape. The drawer closes by itself.
 */
export function MainMenu({ member, stacked = false, onChoose }: { member: boolean; stacked?: boolean; onChoose?(): void }) {
  const visit = useVisit(({ count }) => count);
  const [choice, setChoice] = useState<{ title: string | null; visit: number }>({ title: null, visit });
  const opened = choice.visit === visit ? choice.title : null;
  const setOpened = useCallback((title: string | null) => setChoice({ title, visit }), [visit]);
  const menu = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (opened === null || stacked) return undefined;
    const onPointer = (event: PointerEvent) => !menu.current?.contains(event.target as Node) && setOpened(null);
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      setOpened(null);
      menu.current?.querySelector<HTMLElement>(`[data-opens="${opened}"]`)?.focus();
    };
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('keydown', onKey, true);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('keydown', onKey, true);
    };
  }, [opened, stacked, setOpened]);
  const choose = () => {
    setOpened(null);
    onChoose?.();
  };
  return (
    <ul ref={menu} className={stacked ? styles.stacked : styles.row}>
      {MENU.filter((item) => member || !item.forMembers).map((item) => (
        <li key={item.title}>
          {item.type === 'sub' ? (
            <Section
              item={item}
              open={opened === item.title}
              onToggle={() => setOpened(opened === item.title ? null : item.title)}
              onChoose={choose}
            />
          ) : (
            <Entry item={item} onChoose={choose} />
          )}
        </li>
      ))}
    </ul>
  );
}
