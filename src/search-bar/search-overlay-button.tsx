import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

const SearchOverlay = lazy(() => import('./search-overlay.tsx').then((module) => ({ default: module.SearchOverlay })));

/** Opens the full-screen search of a phone; focus returns here when it closes. */
export function SearchOverlayButton({ speechLanguage }: { speechLanguage: string }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const label = t('headerSearch.overlay');
  return (
    <>
      <Button look="quiet" aria-haspopup="dialog" aria-label={label} title={label} onPress={() => setOpen(true)}>
        <Icon name="expand" />
      </Button>
      {open && (
        <Suspense>
          <SearchOverlay speechLanguage={speechLanguage} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
