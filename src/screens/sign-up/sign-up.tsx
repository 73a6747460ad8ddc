import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { PLANS_PATH, readChosenPlan, type ChosenPlan } from '../../domain/plan-address.ts';
import { findPlan, type Plan } from '../../domain/plans.ts';
import { formatRupees } from '../../domain/money.ts';
import { checkSignUp, isMobile, phoneDigits } from '../../domain/sign-up.ts';
import { runCommand } from '../../state/runner.ts';
import { useShown } from '../../state/showcase.ts';
import { useCommand } from '../../state/use-command.ts';
import { Button } from '../../ui/button.tsx';
import { Card, Columns } from '../../ui/card.tsx';
import { Choices } from '../../ui/choices.tsx';
import { FactList } from '../../ui/facts.tsx';
import { Form } from '../../ui/form.tsx';
import { Page } from '../../ui/page.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useForm } from '../../ui/use-form.ts';
import { GENDERS } from '../../domain/sign-up.ts';
import { ImageField } from './image-field.tsx';
import { keepDraft, readDraft } from './draft.ts';

function PlanFacts({ chosen, plan }: { chosen: ChosenPlan; plan: Plan | undefined }) {
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

function SignUpForm({ chosen, plan, known }: { chosen: ChosenPlan; plan: Plan | undefined; known: boolean }) {
  const { t } = useTranslation();
  const { purpose } = chosen;
  const form = useForm(readDraft, (values) => checkSignUp(values, purpose));
  const [image, setImage] = useState<{ name: string; preview: string } | null>(null);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => keepDraft(form.values), [form.values]);
  const isAgent = purpose === 'agent';
  const digits = phoneDigits(form.values.phoneNumber);
  const oddPhone = digits !== null && !isMobile(digits);

  const submit = async (element: HTMLFormElement) => {
    if (!form.attempt(element) || busy) return;
    if (!plan) {
      setTrouble(t(known ? 'errors.plan-unknown' : 'state.loading'));
      return;
    }
    setBusy(true);
    setTrouble(null);
    const outcome = await runCommand({
      name: 'continue-sign-up',
      args: {
        plan: plan.plan,
        billing: plan.billing,
        purpose,
        price: plan.price,
        details: { ...form.values, ...(image && { imageFile: image.name }) },
        image: image?.preview ?? null,
      },
      source: 'typed',
    });
    setBusy(false);
    if (outcome.status === 'failed') setTrouble(t(`errors.${outcome.code}`, outcome.params));
  };

  return (
    <Form
      label={t(`signUp.title.${purpose}`)}
      submit={t(plan?.price === 0 ? 'signUp.createFree' : 'signUp.continue')}
      off={!form.ready}
      busy={busy}
      trouble={trouble}
      beside={
        <Button look="quiet" onPress={() => void runCommand({ name: 'back-to-plans', source: 'menu' })}>
          {t('signUp.back')}
        </Button>
      }
      onSubmit={(element) => void submit(element)}
    >
      <Columns>
        <TextField
          {...form.field('firstName')}
          name="first_name"
          label={t('signUp.field.firstName')}
          autoComplete="given-name"
          required
          words
        />
        <TextField
          {...form.field('lastName')}
          name="last_name"
          label={t('signUp.field.lastName')}
          autoComplete="family-name"
          required
          words
        />
      </Columns>
      <TextField {...form.field('email')} name="email" label={t('signUp.field.email')} type="email" autoComplete="email" required />
      <TextField
        {...form.field('phoneNumber')}
        name="phone"
        label={t('signUp.field.phoneNumber')}
        hint={t(oddPhone ? 'signUp.phoneOdd' : 'signUp.phoneHint')}
        type="tel"
        autoComplete="tel-national"
        required
      />
      {isAgent && (
        <>
          <Columns>
            <TextField {...form.field('licenseNumber')} name="license_number" label={t('signUp.field.licenseNumber')} required words />
            <TextField
              {...form.field('zipCode')}
              name="zip_code"
              label={t('signUp.field.zipCode')}
              inputMode="numeric"
              autoComplete="postal-code"
              required
            />
          </Columns>
          <Choices
            legend={t('signUp.field.gender')}
            name="gender"
            value={form.values.gender}
            error={form.problem('gender')}
            choices={GENDERS.map((value) => ({ value, label: t(`signUp.gender.${value}`) }))}
            onChange={(gender) => form.set({ gender })}
          />
          <TextField
            {...form.field('address')}
            name="address"
            label={t('signUp.field.address')}
            autoComplete="street-address"
            required
            multiline
            words
          />
          <TextField {...form.field('bio')} name="bio" label={t('signUp.field.bio')} hint={t('signUp.bioHint')} required multiline words />
        </>
      )}
      <ImageField image={image} onChange={setImage} />
    </Form>
  );
}

/** Sign-up for the plan of the address. */
export function SignUpScreen({ query }: { query: string }) {
  const { t } = useTranslation();
  const chosen = useMemo(() => readChosenPlan(query), [query]);
  const state = useCommand({ name: 'find-plans' }, 'plans');
  const plans = useShown((shown) => shown.plans);
  const plan = plans && findPlan(plans, chosen);
  return (
    <Page title={t(`signUp.title.${chosen.purpose}`)} intro={<p>{t(`signUp.subtitle.${chosen.purpose}`)}</p>} slim>
      <PlanFacts chosen={chosen} plan={plan} />
      {plans && !plan && (
        <p>
          {t('signUp.noPlan')} <Link href={PLANS_PATH}>{t('signUp.toPlans')}</Link>
        </p>
      )}
      <Card>
        <SignUpForm chosen={chosen} plan={plan} known={state.status !== 'loading'} />
      </Card>
    </Page>
  );
}
