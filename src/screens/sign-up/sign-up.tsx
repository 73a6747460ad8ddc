import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { plansQuery } from '../../capabilities/plans/queries.ts';
import { formatRupees } from '../../domain/money.ts';
import { PLANS_PATH, readChosenPlan, type ChosenPlan } from '../../domain/plan-address.ts';
import { findPlan, type Plan } from '../../domain/plans.ts';
import { useQuery } from '../../state/use-query.ts';
import { Card } from '../../ui/card.tsx';
import { FactList } from '../../ui/facts.tsx';
import { Page } from '../../ui/page.tsx';
import { SignUpForm } from './sign-up-form.tsx';

function PlanFacts({ chosen, plan }: { chosen: ChosenPlan; plan: Plan | null | undefined }) {
  const { t } = useTranslation();
  const price = plan?.price ?? chosen.price;
  const billing = (plan?.billing ?? chosen.billing).toLowerCase();
  return (
    <Card quiet>
      <h2>{t('signUp.plan')}</h2>
      <FactList
        facts={[
          [t('signUp.planName'), plan?.name ?? chosen.plan],
          [t('signUp.planPrice'), price === null ? '–' : formatRupees(price)],
          [t('signUp.planBilling'), billing === 'monthly' || billing === 'yearly' ? t(`plans.billing.${billing}`) : chosen.billing],
        ]}
      />
    </Card>
  );
}

/** The chosen plan; null if we have no such plan, undefined until the plans are loaded. */
function usePlan(chosen: ChosenPlan): Plan | null | undefined {
  const { status, data: plans } = useQuery(plansQuery, {});
  if (plans) return findPlan(plans, chosen) ?? null;
  return status === 'failed' ? null : undefined;
}

/** Sign-up for the plan in the address. */
export function SignUpScreen({ query }: { query: string }) {
  const { t } = useTranslation();
  const chosen = useMemo(() => readChosenPlan(query), [query]);
  const plan = usePlan(chosen);
  const { purpose } = chosen;
  return (
    <Page title={t(`signUp.title.${purpose}`)} intro={<p>{t(`signUp.subtitle.${purpose}`)}</p>} slim>
      <PlanFacts chosen={chosen} plan={plan} />
      {plan === null && (
        <p>
          {t('signUp.noPlan')} <Link href={PLANS_PATH}>{t('signUp.toPlans')}</Link>
        </p>
      )}
      <Card>
        <SignUpForm key={purpose} purpose={purpose} plan={plan} />
      </Card>
    </Page>
  );
}
