import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { SCREEN_ADDRESSES } from '../../domain/addresses.ts';
import { codeForm } from '../../forms/code-form.ts';
import { createForm } from '../../forms/create-form.ts';
import { useStores } from '../../state/stores.tsx';
import { useForm } from '../../state/use-form.ts';
import { Card } from '../../ui/card.tsx';
import { Form } from '../../ui/form.tsx';
import { FormInput } from '../../ui/form-input.tsx';
import { Page } from '../../ui/page.tsx';

/** Logs in with six digits that are mailed: nothing to remember, and nothing that may not be spoken. */
export function CodeLogInScreen() {
  const { t } = useTranslation();
  const { door } = useStores();
  const form = useForm(() => createForm(codeForm));
  return (
    <Page title={t('code.title')} intro={<p>{t('code.intro')}</p>} slim>
      <Card>
        <Form
          form={form}
          beside={<Link href={SCREEN_ADDRESSES.login}>{t('code.back')}</Link>}
          onSubmit={(call) => void door.runCall(call, 'control')}
        >
          {form.fields().map(({ name }) => (
            <FormInput key={name} form={form} name={name} />
          ))}
        </Form>
      </Card>
    </Page>
  );
}
