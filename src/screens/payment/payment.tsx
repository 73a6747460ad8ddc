import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { formatRupees } from '../../domain/money.ts';
import { PAYMENT_METHODS, type PaymentMethod } from '../../domain/payment.ts';
import { PLANS_PATH, readChosenPlan, type ChosenPlan } from '../../domain/plan-address.ts';
import { findPlan, type Plan } from '../../domain/plans.ts';
import { plansQuery } from '../../capabilities/plans/queries.ts';
import { useCheckout, useStores } from '../../state/stores.tsx';
import { useControl } from '../../state/use-control.ts';
import { useQuery } from '../../state/use-query.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Choices } from '../../ui/choices.tsx';
import { FactList } from '../../ui/facts.tsx';
import { Failed } from '../../ui/failed.tsx';
import { FullLoader } from '../../ui/full-loader.tsx';
import { Page } from '../../ui/page.tsx';
import { StateFace, Waiting } from '../../ui/state-face.tsx';
import styles from './payment.module.css';
import { QrCode } from './qr-code.tsx';
import { usePayment } from './use-payment.ts';

/** The plan in the address, from which the email address is removed. */
function useChosen(query: string): ChosenPlan {
  const [email] = useState(() => readChosenPlan(query).email);
  useEffect(() => {
    const url = new URL(location.href);
    if (!url.searchParams.has('email')) return;
    url.searchParams.delete('email');
    history.replaceState(history.state, '', url);
  }, [query]);
  return useMemo(() => ({ ...readChosenPlan(query), email }), [query, email]);
}

function PayForm({ chosen, plan }: { chosen: ChosenPlan; plan: Plan }) {
  const { t } = useTranslation();
  const { checkout } = useStores();
  const control = useControl();
  const [handedBack] = useState(checkout.takeHandedBack);
  const { purchase, method = 'upi', waiting, over, busy, trouble, begin, check, follow } = usePayment(chosen, plan, handedBack);
  const payment = purchase?.payment;
  const ended = over || (payment && !waiting && method === 'upi');
  return (
    <Card>
      <Choices
        legend={t('payment.how')}
        name="method"
        value={method}
        choices={PAYMENT_METHODS.map((value) => ({ value, label: t(`payment.method.${value}`), note: t(`payment.note.${value}`) }))}
        onChange={(value) => void begin(value as PaymentMethod)}
      />
      {method === 'upi' && purchase?.qrCode && !ended && <QrCode code={purchase.qrCode} link={payment?.upiLink} amount={plan.price} />}
      {waiting && !over && <p className={styles.waiting}>{t('payment.waiting')}</p>}
      {trouble && <p className={styles.trouble}>{t(`errors.${trouble.code}`, trouble.params)}</p>}
      {over && <p className={styles.trouble}>{t('payment.over')}</p>}
      {payment?.isSandbox && method !== 'cash' && !ended && <p className={styles.soft}>{t('payment.sandbox')}</p>}
      <p>{t('bought.now', { plan: plan.name, billing: t(`plans.billing.${plan.billing}`), price: formatRupees(plan.price) })}</p>
      <div className={styles.row}>
        <Button
          look="main"
          className={styles.pay}
          off={busy || ended === true || (!payment && method !== 'cash')}
          {...control('pay', {}, (outcome) => void follow(Promise.resolve(outcome)))}
        >
          {t('payment.pay', { amount: formatRupees(plan.price) })}
        </Button>
        {ended && (
          <>
            <Button onPress={() => void check()}>{t('payment.checkAgain')}</Button>
            <Button onPress={() => void begin('upi', true)}>{t('payment.newQr')}</Button>
          </>
        )}
        {trouble && !ended && method !== 'cash' && <Button onPress={() => void begin(method, true)}>{t('action.tryAgain')}</Button>}
      </div>
    </Card>
  );
}

function Amount({ chosen, plan }: { chosen: ChosenPlan; plan: Plan }) {
  const { t } = useTranslation();
  return (
    <Card quiet>
      <FactList
        facts={[
          [t('signUp.planName'), plan.name],
          [t('signUp.planBilling'), t(`plans.billing.${plan.billing}`)],
          [t('payment.amount'), formatRupees(plan.price)],
        ]}
      />
      {chosen.price !== null && chosen.price > 0 && chosen.price !== plan.price && (
        <p>{t('payment.priceDiffers', { price: formatRupees(plan.price) })}</p>
      )}
    </Card>
  );
}

/** Payment for the plan in the address, at the server's price. */
export function PaymentScreen({ query }: { query: string }) {
  const { t } = useTranslation();
  const chosen = useChosen(query);
  const control = useControl();
  const state = useQuery(plansQuery, {});
  const plans = state.data;
  const verifying = useCheckout((checkout) => checkout.verifying);
  const plan = plans && findPlan(plans, chosen);
  const wrongAmount = (chosen.price !== null && chosen.price <= 0) || plan?.price === 0;
  const { plan: name, billing, price, purpose } = chosen;
  return (
    <Page title={t('payment.title')} slim>
      {state.status === 'failed' && <Failed code={state.code} params={state.params} onRetry={state.retry} />}
      {!plans && state.status === 'loading' && <Waiting label={t('state.loading')} boxes={1} />}
      {plans && wrongAmount && (
        <StateFace icon="close" title={t('errors.amount-wrong')}>
          <Link href={PLANS_PATH}>{t('signUp.toPlans')}</Link>
        </StateFace>
      )}
      {plans && !wrongAmount && !plan && (
        <>
          <Card quiet>
            <FactList
              facts={[
                [t('signUp.planName'), name || '–'],
                [t('signUp.planBilling'), billing],
                [t('payment.amount'), price === null ? '–' : formatRupees(price)],
              ]}
            />
          </Card>
          <Card>
            <Choices
              legend={t('payment.how')}
              name="method"
              value="upi"
              choices={PAYMENT_METHODS.map((value) => ({ value, label: t(`payment.method.${value}`), note: t(`payment.note.${value}`) }))}
              onChange={() => undefined}
            />
            <p className={styles.trouble}>{t('errors.plan-unknown')}</p>
            <div className={styles.row}>
              <Button look="main" off>
                {t('payment.pay', { amount: formatRupees(price ?? 0) })}
              </Button>
              <Link href={PLANS_PATH}>{t('signUp.toPlans')}</Link>
            </div>
          </Card>
        </>
      )}
      {plan && !wrongAmount && (
        <>
          <Amount chosen={chosen} plan={plan} />
          <PayForm chosen={chosen} plan={plan} />
        </>
      )}
      <div>
        <Button look="quiet" {...control('back-to-sign-up', { plan: name, billing, price, purpose })}>
          {t('payment.back')}
        </Button>
      </div>
      {verifying && <FullLoader label={t('payment.verifying')} />}
    </Page>
  );
}
