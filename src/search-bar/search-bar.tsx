import { useTranslation } from 'react-i18next';
import { PROPERTY_TYPES, type PropertyType } from '../domain/property.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { ErrorOverlay } from './error-overlay.tsx';
import { PhotoButton } from './photo-button.tsx';
import styles from './search-bar.module.css';
import { SearchField } from './search-field.tsx';
import { SearchForm } from './search-form.tsx';
import { useSearch } from './use-search.ts';
import { SEARCH_BAR } from './variants.ts';

/** The search bar of wide windows: words, voice, photo and property type; `quiet` where the assistant's field leads. */
export function SearchBar({ speechLanguage, quiet = false }: { speechLanguage: string; quiet?: boolean }) {
  const { t } = useTranslation();
  const box = useSearch(SEARCH_BAR, speechLanguage);
  return (
    <div className={styles.bar}>
      <SearchForm box={box} className={styles.row}>
        <select
          className={styles.type}
          aria-label={t('searchBar.type')}
          name="type"
          value={box.type}
          onChange={(event) => box.setType(event.target.value as PropertyType | 'all')}
        >
          <option value="all">{t('searchBar.allTypes')}</option>
          {PROPERTY_TYPES.map((type) => (
            <option key={type} value={type}>
              {t(`value.type.${type}`)}
            </option>
          ))}
        </select>
        <SearchField box={box} label={t('searchBar.label')} placeholder={t('searchBar.placeholder')} />
        <Button
          look="quiet"
          aria-pressed={box.listening}
          aria-label={t('searchBar.byVoice')}
          title={t('searchBar.byVoice')}
          onPress={box.toggleVoice}
        >
          <Icon name="mic" />
        </Button>
        <PhotoButton variant={SEARCH_BAR} told={box} speechLanguage={speechLanguage} />
        <Button look={quiet ? 'quiet' : 'main'} type="submit">
          <Icon name="search" size={20} />
          {t('searchBar.search')}
        </Button>
      </SearchForm>
      <ErrorOverlay box={box} />
    </div>
  );
}
