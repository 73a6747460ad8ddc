import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CashOrder } from '../../capabilities/review/contract.ts';
import { formatRupees } from '../../domain/money.ts';
import type { Posting } from '../../domain/posting.ts';
import { reviewQuery } from '../../capabilities/review/queries.ts';
import { useSession } from '../../state/stores.tsx';
import { useControl } from '../../state/use-control.ts';
import { useQuery } from '../../state/use-query.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Failed } from '../../ui/failed.tsx';
import { LogInFirst } from '../../ui/log-in-first.tsx';
import { Page } from '../../ui/page.tsx';
import { PostingFacts } from '../../ui/posting-facts.tsx';
import { StateFace, Waiting } from '../../ui/state-face.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { Office } from './office.tsx';
import styles from './review.module.css';

function Waiter({ posting }: { posting: Posting }) {
  const { t } = useTranslation();
  const [reason, setReason] = useState('');
  const { title } = posting.form;
  const control = useControl();
  return (
    <Card>
      <p className={styles.soft}>{t('review.by', { name: posting.owner?.name ?? '', email: posting.owner?.email ?? '' })}</p>
      <PostingFacts form={posting.form} />
      <TextField
        name={`reason_${posting.id}`}
        label={t('review.reason', { title })}
        hint={t('review.reasonHint')}
        value={reason}
        error={undefined}
        onChange={setReason}
        multiline
      />
      <div className={styles.row}>
        <Button
          look="main"
          aria-label={t('review.approveThis', { title })}
          {...control('decide-review', { id: posting.id, decision: 'approve', reason })}
        >
          {t('review.approve')}
        </Button>
        <Button
          off={reason.trim() === ''}
          aria-label={t('review.rejectThis', { title })}
          {...control('decide-review', { id: posting.id, decision: 'reject', reason })}
        >
          {t('review.reject')}
        </Button>
      </div>
    </Card>
  );
}

function Cash({ order }: { order: CashOrder }) {
  const { t } = useTranslation();
  const control = useControl();
  const { paymentId, name, amount } = order;
  return (
    <li className={styles.cash}>
      <span>
        <strong>{formatRupees(amount)}</strong> {order.plan}
      </span>
      <span>{t('review.by', { name, email: order.email })}</span>
      <Button aria-label={t('review.collectFrom', { name, amount: formatRupees(amount) })} {...control('collect-cash', { paymentId })}>
        {t('review.collect')}
      </Button>
    </li>
  );
}

function CashList({ orders }: { orders: readonly CashOrder[] }) {
  const { t } = useTranslation();
  if (orders.length === 0) return null;
  return (
    <Card>
      <h2>{t('review.cash')}</h2>
      <ul>
        {orders.map((order) => (
          <Cash key={order.paymentId} order={order} />
        ))}
      </ul>
    </Card>
  );
}

/** What an operator has to do: postings to review, and cash to collect. */
export function ReviewScreen() {
  const { t } = useTranslation();
  const person = useSession((session) => session.person);
  const state = useQuery(reviewQuery, person && {});
  const { postings: waiting, cash } = state.data ?? {};
  return (
    <Page title={t('review.title')} intro={<p>{t('review.intro')}</p>} slim>
      {!person && <LogInFirst />}
      {person && state.status === 'failed' && <Failed code={state.code} params={state.params} onRetry={state.retry} />}
      {person && !waiting && state.status === 'loading' && <Waiting label={t('state.loading')} boxes={2} />}
      {person && waiting?.length === 0 && <StateFace icon="photo" title={t('review.empty')} />}
      {person && waiting?.map((posting) => <Waiter key={posting.id} posting={posting} />)}
      <CashList orders={cash ?? []} />
      {waiting && <Office />}
    </Page>
  );
}
