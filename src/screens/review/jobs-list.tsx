import { useTranslation } from 'react-i18next';
import { jobsQuery } from '../../capabilities/review/queries.ts';
import { useControl } from '../../state/use-control.ts';
import { useQuery } from '../../state/use-query.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useDates } from '../../ui/use-dates.ts';
import styles from './review.module.css';

/** What the servers do apart from requests: how much waits, and what has failed for good. */
export function JobsList() {
  const { t } = useTranslation();
  const control = useControl();
  const date = useDates();
  const { data } = useQuery(jobsQuery, {});
  if (!data) return null;
  return (
    <Card>
      <h2>{t('review.jobs')}</h2>
      <ul>
        {data.queues.map(({ name, waiting, active }) => (
          <li key={name}>{t('review.jobsWaiting', { name: t(`review.queue.${name}`), waiting, active })}</li>
        ))}
      </ul>
      {data.parked.length > 0 && <p>{t('review.parked')}</p>}
      <ul>
        {data.parked.map(({ id, queue, why, at }) => {
          const facts = { name: t(`review.queue.${queue}`), date: date(at), why };
          return (
            <li key={id} className={styles.row}>
              <span>{t('review.parkedFacts', facts)}</span>
              <Button aria-label={t('review.retryThis', facts)} {...control('retry-job', { id })}>
                {t('review.retry')}
              </Button>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
