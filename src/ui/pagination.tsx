import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import styles from './pagination.module.css';

/** Links to the pages before and after; nothing where there is only one. */
export function Pagination({ page, pages, address }: { page: number; pages: number; address(page: number): string }) {
  const { t } = useTranslation();
  if (pages <= 1) return null;
  return (
    <nav className={styles.row} aria-label={t('pages.label')}>
      {page > 1 && (
        <Link href={address(page - 1)} rel="prev">
          {t('pages.previous')}
        </Link>
      )}
      <span>{t('pages.now', { page, pages })}</span>
      {page < pages && (
        <Link href={address(page + 1)} rel="next">
          {t('pages.next')}
        </Link>
      )}
    </nav>
  );
}
