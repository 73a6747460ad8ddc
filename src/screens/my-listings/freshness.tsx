import { useTranslation } from 'react-i18next';
import type { Posting } from '../../domain/posting.ts';
import { useControl } from '../../state/use-control.ts';
import { Button } from '../../ui/button.tsx';
import { useDates } from '../../ui/use-dates.ts';
import styles from './my-listings.module.css';

/** When its owner last said that a home is still to be had, and the press that says so again. */
export function Freshness({ posting, title }: { posting: Posting; title: string }) {
  const { t } = useTranslation();
  const date = useDates();
  const control = useControl();
  const { id, state, question, confirmedAt } = posting;
  if (!confirmedAt || (state !== 'live' && question !== 'lapsed')) return null;
  return (
    <>
      <p className={question ? undefined : styles.soft}>{t(`freshness.mine.${question ?? 'fresh'}`, { date: date(confirmedAt) })}</p>
      <div className={styles.row}>
        <Button
          look={question ? 'main' : 'plain'}
          aria-label={t('freshness.still', { title })}
          {...control('confirm-posting', { id, title })}
        >
          {t('freshness.press.available')}
        </Button>
      </div>
    </>
  );
}
