import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { PhotoButton } from './photo-button.tsx';
import styles from './search-bar.module.css';
import { SearchField } from './search-field.tsx';
import { SearchForm } from './search-form.tsx';
import { SearchOverlayButton } from './search-overlay-button.tsx';
import { useSearch } from './use-search.ts';
import { HEADER_SEARCH } from './variants.ts';

/** The header's search in narrow windows, with its own words and timings; its errors are toasts. */
export function HeaderSearch({ speechLanguage }: { speechLanguage: string }) {
  const { t } = useTranslation();
  const box = useSearch(HEADER_SEARCH, speechLanguage);
  return (
    <SearchForm box={box} className={styles.narrow}>
      <SearchField box={box} label={t('searchBar.label')} placeholder={t('headerSearch.placeholder')} />
      <Button
        look="quiet"
        aria-pressed={box.listening}
        aria-label={t('searchBar.byVoice')}
        title={t('searchBar.byVoice')}
        onPress={box.toggleVoice}
      >
        <Icon name="mic" />
      </Button>
      <PhotoButton variant={HEADER_SEARCH} told={box} speechLanguage={speechLanguage} />
      <Button type="submit" look="quiet" aria-label={t('searchBar.search')} title={t('searchBar.search')}>
        <Icon name="search" />
      </Button>
      <SearchOverlayButton speechLanguage={speechLanguage} />
    </SearchForm>
  );
}
