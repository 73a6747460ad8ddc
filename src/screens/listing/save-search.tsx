import { useTranslation } from 'react-i18next';
import { useSession, useStores } from '../../state/stores.tsx';
import { useControl } from '../../state/use-control.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './listing.module.css';

/** Saves the search at hand. Without an account the assistant asks for an e-mail address, so it opens. */
export function SaveSearch() {
  const { t } = useTranslation();
  const person = useSession((session) => session.person);
  const { conversation } = useStores();
  const control = useControl();
  const { command, onPress } = control('save-search', {});
  const press = () => {
    if (!person) conversation.openPanel();
    onPress();
  };
  return (
    <Button className={styles.tool} command={command} onPress={press}>
      <Icon name="bell" size={20} />
      <span>{t('savedSearch.save')}</span>
    </Button>
  );
}
