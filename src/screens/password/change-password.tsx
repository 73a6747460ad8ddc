import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { checkPasswordChange, newPasswordProblems } from '../../domain/passwords.ts';
import { CUSTOMER_LOG_IN_PATH } from '../../domain/plan-address.ts';
import { useSession } from '../../state/session.ts';
import { useStep } from '../../state/use-step.ts';
import { Card } from '../../ui/card.tsx';
import { Form } from '../../ui/form.tsx';
import { FullLoader } from '../../ui/full-loader.tsx';
import { Page } from '../../ui/page.tsx';
import { PasswordField, TextField } from '../../ui/text-field.tsx';
import { useForm } from '../../ui/use-form.ts';
import { useWords } from '../../ui/words.ts';
import styles from './change-password.module.css';

/** A new password for who knows the present one; with a one-time password it is the first of one's own. */
export function ChangePasswordScreen() {
  const { t } = useTranslation();
  const render = useWords();
  const email = useSession((session) => session.person?.email ?? '');
  const { busy, trouble, run } = useStep();
  const [shown, setShown] = useState(false);
  const form = useForm({ email, currentPassword: '', newPassword: '', confirmPassword: '' }, (values) => ({
    ...checkPasswordChange(values),
  }));
  const weak = form.problem('newPassword') ? newPasswordProblems(form.values.newPassword).slice(1) : [];
  return (
    <Page title={t('password.title')} intro={<p>{t('password.intro')}</p>} slim>
      <Card>
        <Form
          label={t('password.title')}
          submit={t('password.button')}
          off={!form.ready}
          busy={busy}
          trouble={trouble}
          beside={<Link href={CUSTOMER_LOG_IN_PATH}>{t('password.back')}</Link>}
          onSubmit={(element) => form.attempt(element) && void run({ name: 'set-password', args: form.values })}
        >
          <TextField {...form.field('email')} name="email" label={t('logIn.email')} type="email" autoComplete="username" required />
          <PasswordField
            {...form.field('currentPassword')}
            name="current_password"
            label={t('password.current')}
            hint={t('password.currentHint')}
            autoComplete="current-password"
            shown={shown}
            required
          />
          <PasswordField
            {...form.field('newPassword')}
            name="new_password"
            label={t('password.new')}
            hint={t('password.newHint')}
            autoComplete="new-password"
            shown={shown}
            required
          />
          {weak.length > 0 && (
            <ul className={styles.more}>
              {weak.map((problem) => (
                <li key={problem.key}>{render(problem)}</li>
              ))}
            </ul>
          )}
          <PasswordField
            {...form.field('confirmPassword')}
            name="confirm_password"
            label={t('password.confirm')}
            autoComplete="new-password"
            shown={shown}
            required
          />
          <label className={styles.check}>
            <input type="checkbox" checked={shown} onChange={(event) => setShown(event.target.checked)} />
            {t('password.show')}
          </label>
        </Form>
      </Card>
      {busy && <FullLoader label={t('password.changing')} />}
    </Page>
  );
}
