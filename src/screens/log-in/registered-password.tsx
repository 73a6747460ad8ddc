import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { createForm } from '../../forms/create-form.ts';
import { registeredPasswordForm } from '../../forms/password-forms.ts';
import { useStores } from '../../state/stores.tsx';
import { useForm } from '../../state/use-form.ts';
import { Card } from '../../ui/card.tsx';
import { Form } from '../../ui/form.tsx';
import { FormInput } from '../../ui/form-input.tsx';
import { Page } from '../../ui/page.tsx';

/** Asks for the password of a registration whose emailed link was opened in another browser. */
export function RegisteredPassword({ token, onOpen }: { token: string; onOpen(): void }) {
  const { t } = useTranslation();
  const { door } = useStores();
  const form = useForm(() => createForm(registeredPasswordForm(token)));
  const opened = form.state.reply !== null;
  useEffect(() => {
    if (opened) onOpen();
  }, [opened, onOpen]);
  return (
    <Page title={t('confirmEmail.title')} intro={<p>{t('confirmEmail.intro')}</p>} slim>
      <Card>
        <Form form={form} onSubmit={(call) => void door.runCall(call, 'control')}>
          <FormInput form={form} name="password" />
        </Form>
      </Card>
    </Page>
  );
}
