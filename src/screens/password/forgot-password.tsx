import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { SCREEN_ADDRESSES } from '../../domain/addresses.ts';
import { createForm } from '../../forms/create-form.ts';
import { forgotPasswordForm } from '../../forms/password-forms.ts';
import { useStores } from '../../state/stores.tsx';
import { useForm } from '../../state/use-form.ts';
import { Card } from '../../ui/card.tsx';
import { Form } from '../../ui/form.tsx';
import { FormInput } from '../../ui/form-input.tsx';
import { Page } from '../../ui/page.tsx';

/** Asks for a one-time password by email. The reply is the same for every address. */
export function ForgotPasswordScreen() {
  const { t } = useTranslation();
  const { door } = useStores();
  const form = useForm(() => createForm(forgotPasswordForm));
  return (
    <Page title={t('forgot.title')} intro={<p>{t('forgot.intro')}</p>} slim>
      <Card>
        <Form
          form={form}
          beside={<Link href={SCREEN_ADDRESSES.login}>{t('forgot.back')}</Link>}
          onSubmit={(call) => void door.runCall(call, 'control')}
        >
          <FormInput form={form} name="email" />
        </Form>
      </Card>
    </Page>
  );
}
