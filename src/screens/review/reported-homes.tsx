import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { reportedHomesQuery } from '../../capabilities/reports/queries.ts';
import { propertyAddress } from '../../domain/addresses.ts';
import type { ReportedHome } from '../../domain/home-report.ts';
import { useControl } from '../../state/use-control.ts';
import { useQuery } from '../../state/use-query.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Failed } from '../../ui/failed.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useDates } from '../../ui/use-dates.ts';
import styles from './review.module.css';

function OneHome({ home }: { home: ReportedHome }) {
  const { t } = useTranslation();
  const date = useDates();
  const control = useControl();
  const [reason, setReason] = useState('');
  const { id, name, live, reports } = home;
  const given = reason.trim();
  return (
    <section>
      <h3>{live ? <Link href={propertyAddress(id)}>{name}</Link> : name}</h3>
      <ul>
        {reports.map(({ reason: why, text, at }) => (
          <li key={`${at} ${text}`}>
            {t('report.line', { date: date(at), reason: t(`report.reason.${why}`) })}
            {text && <p>{text}</p>}
          </li>
        ))}
      </ul>
      <TextField
        name={`report_${id}`}
        label={t('report.decision', { home: name })}
        hint={t('report.decisionHint')}
        optional={false}
        value={reason}
        error={undefined}
        onChange={setReason}
        multiline
      />
      <div className={styles.row}>
        <Button
          off={given === ''}
          aria-label={t('report.takeDown', { home: name })}
          {...control('decide-reports', { id, decision: 'take-down', reason: given })}
        >
          {t('review.takeDown')}
        </Button>
        <Button
          off={given === ''}
          aria-label={t('report.keep', { home: name })}
          {...control('decide-reports', { id, decision: 'keep', reason: given })}
        >
          {t('report.keepShort')}
        </Button>
      </div>
    </section>
  );
}

/** Homes that people have reported: taken off the market, or left there. */
export function ReportedHomes() {
  const { t } = useTranslation();
  const { data: homes, ...state } = useQuery(reportedHomesQuery, {});
  return (
    <Card>
      <h2>{t('report.queue')}</h2>
      {!homes && state.status === 'loading' && <p>{t('state.loading')}</p>}
      {!homes && state.status === 'failed' && <Failed code={state.code} params={state.params} onRetry={state.retry} />}
      {homes?.length === 0 && <p>{t('report.noneWaiting')}</p>}
      {homes?.map((home) => (
        <OneHome key={home.id} home={home} />
      ))}
    </Card>
  );
}
