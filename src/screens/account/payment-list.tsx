import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Account } from '../../capabilities/account/contract.ts';
import { formatRupees } from '../../domain/money.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FactList } from '../../ui/facts.tsx';
import { useDates } from '../../ui/use-dates.ts';
import styles from './payment-list.module.css';

type Paid = Account['payments'][number];

function Receipt({ payment, onClose }: { payment: Paid; onClose(): void }) {
  const { t } = useTranslation();
  const date = useDates({ dateStyle: 'long', timeStyle: 'short' });
  return (
    <Dialog title={t('receipt.title')} open onClose={onClose}>
      <FactList
        facts={[
          [t('signUp.planName'), payment.planName],
          [t('payment.amount'), formatRupees(payment.paymentAmount)],
          [t('receipt.date'), date(payment.paymentDate)],
          [t('bank.by'), t(`payment.method.${payment.paymentMethod}`)],
          [t('bank.state'), t(`payment.state.${payment.paymentStatus}`)],
          [t('receipt.number'), payment.receipt],
          [t('receipt.payment'), payment.paymentId],
          [t('receipt.bank'), payment.bankReference || '–'],
        ]}
      />
      <Button onPress={() => print()}>{t('receipt.print')}</Button>
    </Dialog>
  );
}

/** The payments, each with its receipt. */
export function PaymentList({ payments }: { payments: readonly Paid[] }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<Paid | null>(null);
  const date = useDates();
  return (
    <Card>
      <h2>{t('account.payments')}</h2>
      {payments.length === 0 && <p>{t('account.noPayments')}</p>}
      <ul className={styles.list}>
        {payments.map((payment) => (
          <li key={payment.paymentId}>
            <span>
              <strong>{formatRupees(payment.paymentAmount)}</strong> {payment.planName}
            </span>
            <span className={styles.soft}>
              {date(payment.paymentDate)}, {t(`payment.state.${payment.paymentStatus}`)}
            </span>
            <Button
              aria-label={t('receipt.openOf', { plan: payment.planName, date: date(payment.paymentDate) })}
              onPress={() => setOpen(payment)}
            >
              {t('receipt.open')}
            </Button>
          </li>
        ))}
      </ul>
      {open && <Receipt payment={open} onClose={() => setOpen(null)} />}
    </Card>
  );
}
