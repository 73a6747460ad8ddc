import { useTranslation } from 'react-i18next';
import { keyRequestsQuery } from '../../capabilities/access-keys/queries.ts';
import { requestWords } from '../../capabilities/access-keys/request-words.ts';
import type { KeyRequest } from '../../domain/access-key.ts';
import { useControl } from '../../state/use-control.ts';
import { useQuery } from '../../state/use-query.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useDates } from '../../ui/use-dates.ts';
import { useWords } from '../../ui/words.ts';
import styles from './payment-list.module.css';

function Request({ request }: { request: KeyRequest }) {
  const { t } = useTranslation();
  const render = useWords();
  const control = useControl();
  const date = useDates();
  const { id, by, at } = request;
  const what = render(requestWords(request));
  return (
    <li>
      <span>{what}</span>
      <span className={styles.soft}>{t('keyRequests.by', { name: by, date: date(at) })}</span>
      <span className={styles.answers}>
        <Button
          look="main"
          aria-label={t('keyRequests.confirmOf', { what })}
          {...control('decide-key-request', { id, decision: 'confirm' })}
        >
          {t('keyRequests.confirm')}
        </Button>
        <Button aria-label={t('keyRequests.refuseOf', { what })} {...control('decide-key-request', { id, decision: 'refuse' })}>
          {t('keyRequests.refuse')}
        </Button>
      </span>
    </li>
  );
}

/** What programs have asked for with a key of this person: each waits for a word. */
export function KeyRequests() {
  const { t } = useTranslation();
  const { data: requests } = useQuery(keyRequestsQuery, {});
  if (!requests || requests.length === 0) return null;
  return (
    <Card>
      <h2>{t('keyRequests.title')}</h2>
      <p>{t('keyRequests.intro')}</p>
      <ul className={styles.list}>
        {requests.map((request) => (
          <Request key={request.id} request={request} />
        ))}
      </ul>
    </Card>
  );
}
