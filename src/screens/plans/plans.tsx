import { PLANS_RESET_EVENT } from '../../domain/events.ts';
import { useTranslation } from 'react-i18next';
import { BILLINGS, SIGN_UP_PURPOSES, yearlySaving, type Billing, type Plan, type SignUpPurpose } from '../../domain/plans.ts';
import { plansQuery } from '../../capabilities/plans/queries.ts';
import { useCheckout, useStores } from '../../state/stores.tsx';
import { useControl } from '../../state/use-control.ts';
import { useQuery } from '../../state/use-query.ts';
import { Button } from '../../ui/button.tsx';
import { Choices } from '../../ui/choices.tsx';
import { Failed } from '../../ui/failed.tsx';
import { Page } from '../../ui/page.tsx';
import { Waiting } from '../../ui/state-face.tsx';
import { CompareTable } from './compare-table.tsx';
import { PlanCard } from './plan-card.tsx';
import styles from './plans.module.css';

function PlanSet({ plans, purpose, billing, alone }: { plans: readonly Plan[]; purpose: SignUpPurpose; billing: Billing; alone: boolean }) {
  const { t } = useTranslation();
  const control = useControl();
  const shown = plans.filter((plan) => plan.purpose === purpose && plan.billing === billing);
  return (
    <section className={styles.set} aria-label={t(`plans.for.${purpose}`)}>
      <div className={styles.setHeading}>
        <h2>{t(`plans.for.${purpose}`)}</h2>
        {!alone && (
          <Button look="quiet" {...control('show-plans', { purpose })}>
            {t(`plans.only.${purpose}`)}
          </Button>
        )}
      </div>
      <ul className={styles.cards}>
        {shown.map((plan) => (
          <li key={plan.id}>
            <PlanCard plan={plan} choose={control('choose-plan', { plan: plan.plan, billing: plan.billing, purpose: plan.purpose })} />
          </li>
        ))}
      </ul>
      <CompareTable plans={shown} />
    </section>
  );
}

/** The plans, for customers and for agents, monthly and yearly. */
export function PlansScreen() {
  const { t } = useTranslation();
  const state = useQuery(plansQuery, {});
  const plans = state.data;
  const { checkout } = useStores();
  const { purpose, billing } = useCheckout();
  const savings = plans
    ?.filter((plan) => plan.billing === 'monthly')
    .map((monthly) => {
      const yearly = plans.find((plan) => plan.billing === 'yearly' && plan.plan === monthly.plan && plan.purpose === monthly.purpose);
      return yearly ? yearlySaving(monthly, yearly) : 0;
    });
  const saving = Math.max(0, ...(savings ?? []));
  return (
    <Page title={t('plans.title')} intro={<p>{t('plans.intro')}</p>}>
      {state.status === 'failed' && <Failed code={state.code} params={state.params} onRetry={state.retry} />}
      {!plans && state.status === 'loading' && <Waiting label={t('state.loading')} boxes={4} />}
      {plans && (
        <>
          <div className={styles.switches}>
            <Choices
              legend={t('plans.billingLegend')}
              name="billing"
              value={billing}
              choices={BILLINGS.map((value) => ({
                value,
                label: t(`plans.billing.${value}`),
                ...(value === 'yearly' && saving > 0 && { note: t('plans.saving', { saving }) }),
              }))}
              onChange={(value) => checkout.setBilling(value as Billing)}
            />
            {purpose && (
              <Button look="quiet" onPress={() => dispatchEvent(new CustomEvent(PLANS_RESET_EVENT))}>
                {t('plans.showAll')}
              </Button>
            )}
          </div>
          {SIGN_UP_PURPOSES.filter((item) => purpose === null || item === purpose).map((item) => (
            <PlanSet key={item} plans={plans} purpose={item} billing={billing} alone={purpose !== null} />
          ))}
          <p className={styles.soft}>{t('plans.terms')}</p>
        </>
      )}
    </Page>
  );
}
