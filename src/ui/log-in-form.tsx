import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { DrawnForm, FormCall } from '../domain/form.ts';
import { CODE_LOG_IN_PATH, FORGOT_PASSWORD_PATH } from '../domain/plan-address.ts';
import { Button } from './button.tsx';
import { Form } from './form.tsx';
import { FormInput } from './form-input.tsx';
import styles from './log-in-form.module.css';

export interface LogInFormProps {
  form: DrawnForm;
  /** Uses the browser's own validation instead of ours. */
  native?: boolean;
  onSubmit(call: FormCall): void;
  /** Logs in with a passkey, without the form. */
  passkey: { command: FormCall; onPress(): void };
}

/** The login form, wherever people log in. */
export function LogInForm({ form, native = false, onSubmit, passkey }: LogInFormProps) {
  const { t } = useTranslation();
  return (
    <>
      <Form
        form={form}
        native={native}
        beside={
          <>
            <Link href={CODE_LOG_IN_PATH} className={styles.link}>
              {t('logIn.byCode')}
            </Link>
            <Link href={FORGOT_PASSWORD_PATH} className={styles.link}>
              {t('logIn.forgot')}
            </Link>
          </>
        }
        onSubmit={onSubmit}
      >
        {form.fields().map(({ name }) => (
          <FormInput key={name} form={form} name={name} />
        ))}
      </Form>
      <p>{t('logIn.passkeyHint')}</p>
      <Button {...passkey}>{t('logIn.byPasskey')}</Button>
    </>
  );
}
