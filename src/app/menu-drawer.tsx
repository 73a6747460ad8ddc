import { useTranslation } from 'react-i18next';
import { useSession } from '../state/stores.tsx';
import { Drawer } from '../ui/drawer.tsx';
import styles from './header.module.css';
import { LanguageList, MenuToggle, Telephone } from './header-parts.tsx';
import { MainMenu } from './main-menu.tsx';

/** The main menu of a phone, with what else has no room in the header. */
export function MenuDrawer({ onClose, onChoose }: { onClose(): void; onChoose(): void }) {
  const { t } = useTranslation();
  const member = useSession(({ person }) => person !== null);
  return (
    <Drawer title={t('header.menu')} onClose={onClose} toggle={<MenuToggle open onToggle={onClose} />}>
      <nav aria-label={t('header.menu')}>
        <MainMenu member={member} stacked onChoose={onChoose} />
      </nav>
      <div className={styles.inDrawer}>
        <Telephone />
        <LanguageList />
      </div>
    </Drawer>
  );
}
