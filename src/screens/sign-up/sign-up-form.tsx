import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormValues } from '../../domain/form.ts';
import { formatRupees } from '../../domain/money.ts';
import type { Plan, SignUpPurpose } from '../../domain/plans.ts';
import { createForm } from '../../forms/create-form.ts';
import { textIn } from '../../forms/form-definition.ts';
import { EMPTY_SIGN_UP, signUpForm } from '../../forms/sign-up-form.ts';
import { useStores } from '../../state/stores.tsx';
import { useControl } from '../../state/use-control.ts';
import { useForm } from '../../state/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { InputRows } from '../../ui/input-rows.tsx';
import { ImageField } from './image-field.tsx';

const ROWS = [['first_name', 'last_name'], ['email'], ['phone'], ['license_number', 'zip_code'], ['gender'], ['address'], ['bio']];

/** A picture is too large to store with the text, so it is kept only where it was chosen. */
const NOT_KEPT = new Set(['image', 'image_name']);

const keptTexts = (values: FormValues): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (typeof value === 'string' && !NOT_KEPT.has(name) ? [[name, value]] : [])),
  );

/** The person's details and picture; what was typed survives a reload. */
export function SignUpForm({ purpose, plan }: { purpose: SignUpPurpose; plan: Plan | null | undefined }) {
  const { t } = useTranslation();
  const { door, checkout } = useStores();
  const control = useControl();
  const form = useForm(() => createForm(signUpForm(purpose, { ...EMPTY_SIGN_UP, ...checkout.draft() }), { plan }));
  const { know, set } = form;
  const { values } = form.state;
  useEffect(() => know({ plan }), [know, plan]);
  useEffect(() => checkout.keepDraft(keptTexts(values)), [checkout, values]);
  const preview = textIn(values, 'image');
  return (
    <Form
      form={form}
      offUntilReady
      beside={
        <>
          {plan && (
            <p>{t('bought.now', { plan: plan.name, billing: t(`plans.billing.${plan.billing}`), price: formatRupees(plan.price) })}</p>
          )}
          <Button look="quiet" {...control('back-to-plans', {})}>
            {t('signUp.back')}
          </Button>
        </>
      }
      onSubmit={(call) => void door.runCall(call, 'control')}
    >
      <InputRows form={form} rows={ROWS} />
      <ImageField
        image={preview ? { name: textIn(values, 'image_name'), preview } : null}
        onChange={(image) => {
          set('image_name', image?.name ?? '');
          set('image', image?.preview ?? '');
        }}
      />
    </Form>
  );
}
