import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { PURPOSES } from '../../domain/filters.ts';
import { LAYOUT_PATHS, listingAddress, type ListingLayout } from '../../domain/listing-address.ts';
import type { SearchWish } from '../../domain/search.ts';
import styles from './listing.module.css';

const LAYOUTS: ListingLayout[] = ['grid', 'list', 'tabs'];

/** Switches between arrangements of the same homes. */
export function LayoutLinks({ wish, layout }: { wish: SearchWish; layout: ListingLayout }) {
  const { t } = useTranslation();
  return (
    <ul className={styles.layouts} aria-label={t('listing.layout.label')}>
      {LAYOUTS.map((item) => (
        <li key={item}>
          <Link href={listingAddress(wish, {}, LAYOUT_PATHS[item])} aria-current={item === layout ? 'true' : undefined}>
            {t(`listing.layout.${item}`)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The same search for each purpose. */
export function PurposeTabs({ wish }: { wish: SearchWish }) {
  const { t } = useTranslation();
  const chosen = wish.filters?.purpose;
  return (
    <nav className={styles.tabs} aria-label={t('listing.layout.purposes')}>
      {[undefined, ...PURPOSES].map((purpose) => (
        <Link
          key={purpose ?? 'all'}
          href={listingAddress({ ...wish, page: 1, filters: { ...wish.filters, purpose } }, {}, LAYOUT_PATHS.tabs)}
          aria-current={purpose === chosen ? 'page' : undefined}
        >
          {purpose ? t(`value.purpose.${purpose}`) : t('listing.layout.all')}
        </Link>
      ))}
    </nav>
  );
}
