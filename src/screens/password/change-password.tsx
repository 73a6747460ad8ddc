import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { CUSTOMER_LOG_IN_PATH } from '../../domain/plan-address.ts';
import { createForm } from '../../forms/create-form.ts';
import { changePasswordForm, furtherWeaknesses } from '../../forms/password-forms.ts';
import { useSession, useStores } from '../../state/stores.tsx';
import { useForm } from '../../state/use-form.ts';
import { Card } from '../../ui/card.tsx';
import { Form } from '../../ui/form.tsx';
import { FormInput } from '../../ui/form-input.tsx';
import { FullLoader } from '../../ui/full-loader.tsx';
import { Page } from '../../ui/page.tsx';
import { Tick } from '../../ui/tick.tsx';
import { useWords } from '../../ui/words.ts';
import styles from './change-password.module.css';

/** A new password, for someone who knows the current one; after a one-time password, the first of their own. */
export function ChangePasswordScreen() {
  const { t } = useTranslation();
  const render = useWords();
  const { door } = useStores();
  const email = useSession((session) => session.person?.email ?? '');
  const form = useForm(() => createForm(changePasswordForm(email)));
  const [shown, setShown] = useState(false);
  const { busy, problems, values } = form.state;
  const further = problems['new_password'] ? furtherWeaknesses(values) : [];
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
          {further.length > 0 && (
            <ul className={styles.more}>
              {further.map((problem) => (
                <li key={problem.key}>{render(problem)}</li>
              ))}
            </ul>
          )}
          <FormInput form={form} name="confirm_password" shown={shown} />
          <Tick label={t('password.show')} checked={shown} onChange={setShown} />
        </Form>
      </Card>
      {busy && <FullLoader label={t('password.changing')} />}
    </Page>
  );
}
