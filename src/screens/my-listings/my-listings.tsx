import { THREADS_PATH, VISITS_PATH } from '../../domain/talk-addresses.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { propertyAddress } from '../../domain/addresses.ts';
import { postingAddress } from '../../domain/plan-address.ts';
import { mayDo, type Posting } from '../../domain/posting.ts';
import { homeCountsQuery } from '../../capabilities/enquiries/queries.ts';
import { postingsQuery } from '../../capabilities/posting/queries.ts';
import { useSession } from '../../state/stores.tsx';
import { useControl } from '../../state/use-control.ts';
import { useQuery } from '../../state/use-query.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Failed } from '../../ui/failed.tsx';
import { LogInFirst } from '../../ui/log-in-first.tsx';
import { Page } from '../../ui/page.tsx';
import { StateFace, Waiting } from '../../ui/state-face.tsx';
import { useDates } from '../../ui/use-dates.ts';
import { Freshness } from './freshness.tsx';
import styles from './my-listings.module.css';

const ACTIONS = ['pause', 'renew', 'sold', 'withdraw', 'remove'] as const;
type Action = (typeof ACTIONS)[number];

/** A home for rent is not sold but let. */
const nameOfAction = (action: Action, { form }: Posting) => (action === 'sold' && form.offer !== 'buy' ? 'let' : action);

/** How many are interested in a home; nobody is named. */
function Counts({ home }: { home: number }) {
  const { t } = useTranslation();
  const { data } = useQuery(homeCountsQuery, {});
  const counts = data?.find(({ propertyId }) => propertyId === home);
  if (!counts) return null;
  const { enquiries, visits, views, saves } = counts;
  return (
    <p className={styles.soft}>
      <Link href={THREADS_PATH}>{t('mine.enquiries', { count: enquiries })}</Link>,{' '}
      <Link href={VISITS_PATH}>{t('mine.visits', { count: visits })}</Link>, {t('mine.views', { count: views })},{' '}
      {t('mine.saves', { count: saves })}
    </p>
  );
}

function Entry({ posting, onAsk }: { posting: Posting; onAsk(action: Action): void }) {
  const { t } = useTranslation();
  const title = posting.form.title || t('mine.untitled');
  const date = useDates();
  const editable = posting.state !== 'pending' && posting.state !== 'sold';
  return (
    <li>
      <Card>
        <div className={styles.heading}>
          <h2>{title}</h2>
          <span className={styles.state} data-state={posting.state}>
            {t(`posting.state.${posting.state}`)}
          </span>
        </div>
        <p className={styles.soft}>{t('mine.changed', { date: date(posting.changedAt) })}</p>
        {posting.propertyId !== null && <Counts home={posting.propertyId} />}
        {posting.state === 'pending' && <p>{t('mine.pending')}</p>}
        {posting.reason && <p>{t('mine.reason', { reason: posting.reason })}</p>}
        <Freshness posting={posting} title={title} />
        <div className={styles.row}>
          {posting.state === 'live' && posting.propertyId !== null && (
            <Link href={propertyAddress(posting.propertyId)} aria-label={t('mine.see', { title })}>
              {t('mine.seeShort')}
            </Link>
          )}
          {editable && (
            <Link href={postingAddress(posting.id)} aria-label={t('mine.edit', { title })}>
              {t('mine.editShort')}
            </Link>
          )}
          {ACTIONS.filter((action) => mayDo(action, posting.state)).map((action) => (
            <Button
              key={action}
              aria-label={t(`mine.${nameOfAction(action, posting)}`, { title })}
              command={{ name: 'change-posting', args: { id: posting.id, action } }}
              onPress={() => onAsk(action)}
            >
              {t(`mine.${nameOfAction(action, posting)}Short`)}
            </Button>
          ))}
        </div>
      </Card>
    </li>
  );
}

/** The person's own listings and their state. */
export function MyListingsScreen() {
  const { t } = useTranslation();
  const person = useSession((session) => session.person);
  const state = useQuery(postingsQuery, person && {});
  const postings = state.data;
  const control = useControl();
  const [asked, setAsked] = useState<{ posting: Posting; action: Action } | null>(null);
  const title = asked?.posting.form.title || t('mine.untitled');
  const close = () => setAsked(null);
  return (
    <Page title={t('mine.title')} slim>
      {!person && <LogInFirst />}
      {person &&
        state.status === 'failed' &&
        (state.code === 'log-in-needed' ? <LogInFirst /> : <Failed code={state.code} params={state.params} onRetry={state.retry} />)}
      {person && !postings && state.status === 'loading' && <Waiting label={t('state.loading')} boxes={2} />}
      {person && postings && (
        <>
          <div>
            <Button look="main" {...control('post-property', {})}>
              {t('menu.postProperty')}
            </Button>
          </div>
          {postings.length === 0 && <StateFace icon="photo" title={t('mine.empty')} />}
          <ul className={styles.list}>
            {postings.map((posting) => (
              <Entry key={posting.id} posting={posting} onAsk={(action) => setAsked({ posting, action })} />
            ))}
          </ul>
        </>
      )}
      {asked && (
        <Dialog title={t(`mine.${nameOfAction(asked.action, asked.posting)}Short`)} open onClose={close}>
          <p>{t(`posting.question.${asked.action}`, { title })}</p>
          <div className={styles.row}>
            <Button look="main" {...control('change-posting', { id: asked.posting.id, action: asked.action }, close)}>
              {t('suggest.yes')}
            </Button>
            <Button onPress={close}>{t('suggest.no')}</Button>
          </div>
        </Dialog>
      )}
    </Page>
  );
}
