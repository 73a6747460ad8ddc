import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Refund, TakenPayment } from '../../capabilities/review/contract.ts';
import { moneyQuery } from '../../capabilities/review/queries.ts';
import { formatRupees } from '../../domain/money.ts';
import { useControl } from '../../state/use-control.ts';
import { useQuery } from '../../state/use-query.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useDates } from '../../ui/use-dates.ts';
import { JobsList } from './jobs-list.tsx';
import { ListingDecision } from './listing-decision.tsx';
import styles from './review.module.css';
import { ReportedHomes } from './reported-homes.tsx';
import { UnmetWishes } from './unmet-wishes.tsx';
import { WaitingCases } from './waiting-cases.tsx';

function Taken({ payment }: { payment: TakenPayment }) {
  const { t } = useTranslation();
  const [reason, setReason] = useState('');
  const control = useControl();
  const date = useDates();
  const { paymentId, amount, refunded, receipt, email, plan, at } = payment;
  const left = amount - refunded;
  return (
    <li>
      <p>
        <strong>{formatRupees(amount)}</strong> {t('review.takenFacts', { plan, email, receipt, date: date(at) })}
      </p>
      {refunded > 0 && <p className={styles.soft}>{t('review.refunded', { amount: refunded })}</p>}
      {left > 0 && (
        <>
          <TextField
            name={`refund_${paymentId}`}
            label={t('review.refundReason', { receipt })}
            value={reason}
            error={undefined}
            onChange={setReason}
          />
          <Button
            off={reason.trim() === ''}
            aria-label={t('review.refundThis', { amount: formatRupees(left), email })}
            {...control('refund-payment', { paymentId, reason: reason.trim() })}
          >
            {t('review.refund')}
          </Button>
        </>
      )}
    </li>
  );
}

function GoingBack({ refund }: { refund: Refund }) {
  const { t } = useTranslation();
  const control = useControl();
  const { id, amount, receipt, email, advice, state } = refund;
  return (
    <li>
      <p>
        <strong>{formatRupees(amount)}</strong> {t('review.refundFacts', { email, receipt })}
      </p>
      <p>{advice}</p>
      {state === 'by-hand' && (
        <Button aria-label={t('review.finishRefundOf', { receipt })} {...control('finish-refund', { id })}>
          {t('review.finishRefund')}
        </Button>
      )}
    </li>
  );
}

/** What an operator can do besides: take a home down, pay back what was taken, and see money on its way back, and jobs. */
export function Office() {
  const { t } = useTranslation();
  const { data } = useQuery(moneyQuery, {});
  const { taken = [], refunds = [] } = data ?? {};
  return (
    <>
      <ReportedHomes />
      <ListingDecision />
      {refunds.length > 0 && (
        <Card>
          <h2>{t('review.refunds')}</h2>
          <ul>
            {refunds.map((refund) => (
              <GoingBack key={refund.id} refund={refund} />
            ))}
          </ul>
        </Card>
      )}
      {taken.length > 0 && (
        <Card>
          <h2>{t('review.taken')}</h2>
          <ul>
            {taken.map((payment) => (
              <Taken key={payment.paymentId} payment={payment} />
            ))}
          </ul>
        </Card>
      )}
      <WaitingCases />
      <JobsList />
      <UnmetWishes />
    </>
  );
}
