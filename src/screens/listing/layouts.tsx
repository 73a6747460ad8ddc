import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { PURPOSES } from '../../domain/filters.ts';
import { LAYOUT_PATHS, listingAddress, type ListingLayout } from '../../domain/listing-address.ts';
import type { SearchQuery } from '../../domain/search.ts';
import styles from './listing.module.css';

const LAYOUTS: ListingLayout[] = ['grid', 'list', 'tabs'];

/** Switches between arrangements of the same homes. */
export function LayoutLinks({ request, layout, map }: { request: SearchQuery; layout: ListingLayout; map: boolean }) {
  const { t } = useTranslation();
  return (
    <ul className={styles.layouts} aria-label={t('listing.layout.label')}>
      {LAYOUTS.map((item) => (
        <li key={item}>
          <Link href={listingAddress(request, {}, LAYOUT_PATHS[item])} aria-current={item === layout && !map ? 'true' : undefined}>
            {t(`listing.layout.${item}`)}
          </Link>
        </li>
      ))}
      <li>
        <Link href={listingAddress(request, { map: true })} aria-current={map ? 'true' : undefined}>
          {t('listing.layout.map')}
        </Link>
      </li>
    </ul>
  );
}

/** The same search for each purpose. */
export function PurposeTabs({ request }: { request: SearchQuery }) {
  const { t } = useTranslation();
  const chosen = request.filters?.purpose;
  return (
    <nav className={styles.tabs} aria-label={t('listing.layout.purposes')}>
      {[undefined, ...PURPOSES].map((purpose) => (
        <Link
          key={purpose ?? 'all'}
          href={listingAddress({ ...request, page: 1, filters: { ...request.filters, purpose } }, {}, LAYOUT_PATHS.tabs)}
          aria-current={purpose === chosen ? 'page' : undefined}
        >
          {purpose ? t(`value.purpose.${purpose}`) : t('listing.layout.all')}
        </Link>
      ))}
    </nav>
  );
}
