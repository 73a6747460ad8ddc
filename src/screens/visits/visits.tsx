import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { visitsQuery } from '../../capabilities/visits/queries.ts';
import { propertyAddress } from '../../domain/addresses.ts';
import { LISTING_PATH } from '../../domain/listing-address.ts';
import { timeWords } from '../../domain/time-said.ts';
import { isAhead, type Visit } from '../../domain/visit.ts';
import { useSession } from '../../state/stores.tsx';
import { useQuery } from '../../state/use-query.ts';
import { Card } from '../../ui/card.tsx';
import { Failed } from '../../ui/failed.tsx';
import { useName } from '../../ui/names.ts';
import { Page } from '../../ui/page.tsx';
import { StateFace, Waiting } from '../../ui/state-face.tsx';
import { useWords } from '../../ui/words.ts';
import { VisitChanges } from './visit-changes.tsx';
import { VisitHoursForm } from './visit-hours.tsx';
import styles from './visits.module.css';

function Entry({ visit }: { visit: Visit }) {
  const { t } = useTranslation();
  const render = useWords();
  const nameOf = useName();
  const { home, at, side, other, note, state, calendar } = visit;
  const ahead = isAhead(visit);
  const title = render(timeWords(at));
  return (
    <li>
      <Card>
        <h2>{title}</h2>
        <p>
          <Link href={propertyAddress(home.id)}>{nameOf(home.name)}</Link>, {home.address}
        </p>
        <p>{t(`visit.side.${side}`, { name: other.name })}</p>
        {other.phone && (
          <a href={`tel:${other.phone.replace(/[^+\d]/g, '')}`}>{t('commands.contact-agent.call', { phone: other.phone })}</a>
        )}
        {note && <p>{t('visit.noteSaid', { note })}</p>}
        <p className={styles.soft}>{t(`visit.state.${state}`)}</p>
        {ahead && (
          <>
            <div className={styles.row}>
              <a href={calendar} download="visit.ics" aria-label={t('visit.calendarOf', { title })}>
                {t('visit.calendar')}
              </a>
            </div>
            <VisitChanges visit={visit} title={title} />
          </>
        )}
      </Card>
    </li>
  );
}

/** The visits of the person: an account's, on either side, and those that this device holds the keys of. */
export function VisitsScreen({ query }: { query: string }) {
  const { t } = useTranslation();
  const person = useSession((session) => session.person);
  const key = new URLSearchParams(query).get('key');
  const { data: visits, ...state } = useQuery(visitsQuery, key ? { key } : {});
  return (
    <Page title={t('visit.title')} intro={<p>{t('visit.intro')}</p>} slim>
      {!visits && state.status === 'loading' && <Waiting label={t('state.loading')} boxes={2} />}
      {!visits && state.status === 'failed' && <Failed code={state.code} params={state.params} onRetry={state.retry} />}
      {visits?.length === 0 && (
        <StateFace icon="search" title={t('visit.empty')}>
          <p>{t('visit.how')}</p>
          <Link href={LISTING_PATH}>{t('action.browse')}</Link>
        </StateFace>
      )}
      {visits && visits.length > 0 && (
        <ul className={styles.list}>
          {visits.map((visit) => (
            <Entry key={visit.id} visit={visit} />
          ))}
        </ul>
      )}
      {person && <VisitHoursForm />}
    </Page>
  );
}
