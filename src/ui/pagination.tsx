import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import styles from './pagination.module.css';

export interface PaginationProps {
  page: number;
  pages: number;
  address(page: number): string;
  /** Goes to a page instead of following its link. */
  onGo?(page: number): void;
}

/** Links to the previous and next pages; nothing if there is only one. */
export function Pagination({ page, pages, address, onGo }: PaginationProps) {
  const { t } = useTranslation();
  if (pages <= 1) return null;
  const going = (to: number) => (event: MouseEvent) => {
    // Opening a new tab or window is left to the browser.
    if (!onGo || event.ctrlKey || event.metaKey || event.shiftKey || event.button > 0) return;
    event.preventDefault();
    onGo(to);
  };
  return (
    <nav className={styles.row} aria-label={t('pages.label')}>
      {page > 1 && (
        <Link href={address(page - 1)} rel="prev" onClick={going(page - 1)}>
          {t('pages.previous')}
        </Link>
      )}
      <span>{t('pages.now', { page, pages })}</span>
      {page < pages && (
        <Link href={address(page + 1)} rel="next" onClick={going(page + 1)}>
          {t('pages.next')}
        </Link>
      )}
    </nav>
  );
}
