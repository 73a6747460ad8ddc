import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { checkLogIn, isShortButSent } from '../domain/passwords.ts';
import { FORGOT_PASSWORD_PATH } from '../domain/plan-address.ts';
import { Form } from './form.tsx';
import styles from './log-in-form.module.css';
import { PasswordField, TextField } from './text-field.tsx';
import { useForm } from './use-form.ts';

export interface LogInValues {
  email: string;
  password: string;
  remember: boolean;
}

export interface LogInFormProps {
  label: string;
  submit: string;
  /** Beside the e-mail address: "Remember me", or the terms of customers. */
  extra: 'remember' | 'terms';
  /** The browser's own checks take the place of ours. */
  native?: boolean;
  trouble: string | null;
  busy: boolean;
  onSend(values: LogInValues): void;
}

/** E-mail address and password, for every place where people log in. */
export function LogInForm({ label, submit, extra, native = false, trouble, busy, onSend }: LogInFormProps) {
  const { t } = useTranslation();
  const form = useForm<LogInValues>({ email: '', password: '', remember: false }, (values) => ({ ...checkLogIn(values) }));
  const [agreed, setAgreed] = useState(false);
  const { email, password, remember } = form.values;
  return (
    <Form
      label={label}
      submit={submit}
      busy={busy}
      trouble={trouble}
      native={native}
      beside={
        <Link href={FORGOT_PASSWORD_PATH} className={styles.link}>
          {t('logIn.forgot')}
        </Link>
      }
      onSubmit={(element) => form.attempt(element) && onSend(form.values)}
    >
      <TextField
        {...form.field('email')}
        name="email"
        label={t('logIn.email')}
        type={native ? 'email' : 'text'}
        inputMode="email"
        autoComplete="username"
        required
      />
      <PasswordField
        {...form.field('password')}
        name="password"
        label={t('logIn.password')}
        hint={isShortButSent(password) && email !== '' ? t('password.short') : undefined}
        autoComplete="current-password"
        required
      />
      {extra === 'remember' ? (
        <label className={styles.check}>
          <input type="checkbox" checked={remember} onChange={(event) => form.set({ remember: event.target.checked })} />
          {t('logIn.remember')}
        </label>
      ) : (
        <label className={styles.check}>
          <input type="checkbox" checked={agreed} onChange={(event) => setAgreed(event.target.checked)} />
          {t('logIn.terms')}
        </label>
      )}
    </Form>
  );
}
