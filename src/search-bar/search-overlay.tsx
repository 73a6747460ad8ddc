import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './search-bar.module.css';
import { SearchField } from './search-field.tsx';
import { SearchForm } from './search-form.tsx';
import { useSearch } from './use-search.ts';
import { HEADER_SEARCH } from './variants.ts';

/** The header's search, full screen. It closes after every search, successful or not. */
export function SearchOverlay({ speechLanguage, onClose }: { speechLanguage: string; onClose(): void }) {
  const { t } = useTranslation();
  const box = useSearch(HEADER_SEARCH, speechLanguage, onClose);
  return (
    <Dialog title={t('searchBar.label')} open full onClose={onClose}>
      <SearchForm box={box} className={styles.overlayForm}>
        <div className={styles.narrow}>
          <SearchField box={box} label={t('searchBar.label')} placeholder={t('headerSearch.placeholder')} />
        </div>
        <Button aria-pressed={box.listening} onPress={box.toggleVoice}>
          <Icon name="mic" />
          {t('searchBar.byVoice')}
        </Button>
        <Button look="main" type="submit">
          <Icon name="search" />
          {t('searchBar.search')}
        </Button>
      </SearchForm>
    </Dialog>
  );
}
