import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatRupees } from '../../domain/money.ts';
import { BANK_DECISIONS, type BankDecision } from '../../domain/payment.ts';
import { runCommand } from '../../state/runner.ts';
import { useShown } from '../../state/showcase.ts';
import { useCommand } from '../../state/use-command.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FactList } from '../../ui/facts.tsx';
import { Failed } from '../../ui/failed.tsx';
import { Page } from '../../ui/page.tsx';
import { Waiting } from '../../ui/state-face.tsx';
import styles from './sandbox-bank.module.css';

/** The stand-in bank: whoever tries the shop approves or declines a payment here. No money moves. */
export function SandboxBankScreen({ query, arrival }: { query: string; arrival: string }) {
  const { t } = useTranslation();
  const id = new URLSearchParams(query).get('payment') ?? '';
  const state = useCommand({ name: 'find-bank-payment', args: { id } }, `bank ${id} ${arrival}`);
  const payment = useShown((shown) => shown.bank);
  const [busy, setBusy] = useState(false);
  const decide = async (decision: BankDecision) => {
    setBusy(true);
    await runCommand({ name: 'decide-at-bank', args: { id, decision }, source: 'menu', confirmed: true });
    setBusy(false);
  };
  const open = payment?.state === 'open';
  return (
    <Page title={t('bank.title')} intro={<p>{t('bank.intro')}</p>} slim>
      {state.status === 'loading' && <Waiting label={t('state.loading')} boxes={1} />}
      {state.status === 'failed' && <Failed code={state.code} params={state.params} onRetry={state.retry} />}
      {state.status === 'done' && payment?.paymentId === id && (
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
                <Button
                  key={decision}
                  look={decision === 'approve' ? 'main' : 'plain'}
                  off={busy}
                  data-asks={decision === 'approve' ? 'decide-at-bank' : undefined}
                  onPress={() => void decide(decision)}
                >
                  {t(`bank.decision.${decision}`, { amount: formatRupees(payment.amount) })}
                </Button>
              ))}
            </div>
          )}
        </Card>
      )}
    </Page>
  );
}
