import { THREADS_PATH } from '../domain/talk-addresses.ts';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { savedSearchesQuery } from '../capabilities/saved-searches/queries.ts';
import { SCREEN_ADDRESSES } from '../domain/addresses.ts';
import { useSession, useStores } from '../state/stores.tsx';
import { useQuery } from '../state/use-query.ts';
import { useRun } from '../state/use-run.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './user-menu.module.css';

/** How many homes have come for the person's saved searches. */
function NewHomes() {
  const { t } = useTranslation();
  const { data: searches = [] } = useQuery(savedSearchesQuery, {});
  const count = searches.reduce((sum, { fresh }) => sum + fresh, 0);
  return count > 0 ? <span className={styles.badge}>{t('savedSearch.fresh', { count })}</span> : null;
}

function Items({ onChoose }: { onChoose(): void }) {
  const { t } = useTranslation();
  const run = useRun();
  const links = [
    { key: 'account', address: SCREEN_ADDRESSES.profile },
    { key: 'listings', address: SCREEN_ADDRESSES.my_listings },
    { key: 'searches', address: SCREEN_ADDRESSES.saved_searches },
    { key: 'visits', address: SCREEN_ADDRESSES.visits },
    { key: 'messages', address: THREADS_PATH },
    { key: 'password', address: '/usrchangepassword' },
  ];
  return (
    <ul className={styles.items}>
      {links.map(({ key, address }) => (
        <li key={key}>
          <Link href={address} onClick={onChoose}>
            {t(`userMenu.${key}`)}
          </Link>
        </li>
      ))}
      <li>
        <Button
          look="quiet"
          command={{ name: 'logout' }}
          onPress={() => {
            onChoose();
            void run('logout', {}, 'menu');
          }}
        >
          {t('userMenu.logout')}
        </Button>
      </li>
    </ul>
  );
}

/** The login link (with `inDialog`, an icon that opens the dialog), or the menu of the person logged in. */
export function UserMenu({ className, inDialog = false }: { className: string; inDialog?: boolean }) {
  const { t } = useTranslation();
  const { dialogs } = useStores();
  const person = useSession((session) => session.person);
  const [open, setOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    if (!open) return undefined;
    const onPointer = (event: PointerEvent) => !menu.current?.contains(event.target as Node) && setOpen(false);
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      menu.current?.querySelector('button')?.focus();
    };
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('keydown', onKey);
    };
  }, [open]);
  if (!person && inDialog)
    return (
      <Button look="quiet" aria-haspopup="dialog" aria-label={t('header.profile')} onPress={() => dialogs.showAccount(true)}>
        <Icon name="person" />
      </Button>
    );
  if (!person)
    return (
      <Link href={SCREEN_ADDRESSES.login} className={className}>
        {t('header.logIn')}
      </Link>
    );
  return (
    <div ref={menu} className={styles.menu}>
      <Button look="quiet" className={styles.person} aria-expanded={open} aria-controls={id} onPress={() => setOpen(!open)}>
        <span>
          <strong>{person.username || person.email}</strong>
          {person.username && <small>{person.email}</small>}
        </span>
        <NewHomes />
        <Icon name="down" size={18} />
      </Button>
      <div id={id} className={styles.panel} hidden={!open}>
        <Items onChoose={() => setOpen(false)} />
      </div>
    </div>
  );
}
