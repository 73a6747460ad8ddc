import { useTranslation } from 'react-i18next';
import { formatRupees } from '../../domain/money.ts';
import { BANK_DECISIONS } from '../../domain/payment.ts';
import { bankPaymentQuery } from '../../capabilities/payment/queries.ts';
import { useControl } from '../../state/use-control.ts';
import { useQuery } from '../../state/use-query.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FactList } from '../../ui/facts.tsx';
import { Failed } from '../../ui/failed.tsx';
import { Page } from '../../ui/page.tsx';
import { Waiting } from '../../ui/state-face.tsx';
import styles from './sandbox-bank.module.css';

/** The stand-in bank, where testers approve or decline a payment. No money moves. */
export function SandboxBankScreen({ query }: { query: string }) {
  const { t } = useTranslation();
  const id = new URLSearchParams(query).get('payment') ?? '';
  const state = useQuery(bankPaymentQuery, id);
  const payment = state.data;
  const control = useControl();
  const open = payment?.state === 'open';
  return (
    <Page title={t('bank.title')} intro={<p>{t('bank.intro')}</p>} slim>
      {state.status === 'loading' && !payment && <Waiting label={t('state.loading')} boxes={1} />}
      {state.status === 'failed' && <Failed code={state.code} params={state.params} onRetry={state.retry} />}
      {payment?.paymentId === id && (
        <Card>
          <FactList
            facts={[
              [t('bank.payee'), payment.payee],
              [t('payment.amount'), formatRupees(payment.amount)],
              [t('bank.by'), t(`payment.method.${payment.method}`)],
              [t('bank.state'), t(`bank.states.${payment.state}`)],
            ]}
          />
          {open && (
            <div className={styles.decisions}>
              {BANK_DECISIONS.map((decision) => (
                <Button key={decision} look={decision === 'approve' ? 'main' : 'plain'} {...control('decide-at-bank', { id, decision })}>
                  {t(`bank.decision.${decision}`, { amount: payment.amount })}
                </Button>
              ))}
            </div>
          )}
        </Card>
      )}
    </Page>
  );
}
