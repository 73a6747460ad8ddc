import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { CUSTOMER_LOG_IN_PATH } from '../../domain/plan-address.ts';
import { createForm } from '../../forms/create-form.ts';
import { textIn } from '../../forms/form-definition.ts';
import { changePasswordForm } from '../../forms/password-forms.ts';
import { useSession, useStores } from '../../state/stores.tsx';
import { useForm } from '../../state/use-form.ts';
import { Card } from '../../ui/card.tsx';
import { Form } from '../../ui/form.tsx';
import { FormInput } from '../../ui/form-input.tsx';
import { FullLoader } from '../../ui/full-loader.tsx';
import { Page } from '../../ui/page.tsx';
import { Tick } from '../../ui/tick.tsx';
import { PasswordKinds } from './password-kinds.tsx';

/** A new password, for someone who knows the current one; after a one-time password, the first of their own. */
export function ChangePasswordScreen() {
  const { t } = useTranslation();
  const { door } = useStores();
  const email = useSession((session) => session.person?.email ?? '');
  const form = useForm(() => createForm(changePasswordForm(email)));
  const [shown, setShown] = useState(false);
  const { busy, problems, values } = form.state;
  const weakness = problems['new_password'];
  return (
    <Page title={t('password.title')} intro={<p>{t('password.intro')}</p>} slim>
      <Card>
        <Form
          form={form}
          offUntilReady
          beside={<Link href={CUSTOMER_LOG_IN_PATH}>{t('password.back')}</Link>}
          onSubmit={(call) => void door.runCall(call, 'control')}
        >
          <FormInput form={form} name="email" />
          <FormInput form={form} name="current_password" shown={shown} />
          <FormInput form={form} name="new_password" shown={shown} />
          <PasswordKinds password={textIn(values, 'new_password')} wrong={Boolean(weakness)} said={weakness?.key} />
          <FormInput form={form} name="confirm_password" shown={shown} />
          <Tick label={t('password.show')} checked={shown} onChange={setShown} />
        </Form>
      </Card>
      {busy && <FullLoader label={t('password.changing')} />}
    </Page>
  );
}
