import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { PLANS_PATH } from '../../domain/plan-address.ts';
import { createForm } from '../../forms/create-form.ts';
import { logInForm } from '../../forms/log-in-form.ts';
import { useStores } from '../../state/stores.tsx';
import { useControl } from '../../state/use-control.ts';
import { useForm } from '../../state/use-form.ts';
import { Card } from '../../ui/card.tsx';
import { LogInForm } from '../../ui/log-in-form.tsx';
import { Page } from '../../ui/page.tsx';
import { RegisteredPassword } from './registered-password.tsx';

/** `focused`: whoever has just opened an account goes on in the first field. */
function LogIn({ focused }: { focused: boolean }) {
  const { t } = useTranslation();
  const { door } = useStores();
  const control = useControl();
  const form = useForm(() => createForm(logInForm('page')));
  const { focusOn } = form;
  useEffect(() => {
    if (focused) focusOn('email');
  }, [focused, focusOn]);
  return (
    <Page title={t('logIn.title')} intro={<p>{t('logIn.intro')}</p>} slim>
      <Card>
        <LogInForm form={form} passkey={control('use-passkey', {})} onSubmit={(call) => void door.runCall(call, 'control')} />
      </Card>
      <p>
        {t('logIn.noAccount')} <Link href={PLANS_PATH}>{t('logIn.toPlans')}</Link>
      </p>
    </Page>
  );
}

/** The login inside the shell. The link in a registration email leads here, and opens the account. */
export function LogInScreen({ query }: { query: string }) {
  const { door } = useStores();
  const [token] = useState(() => new URLSearchParams(query).get('confirm'));
  const [step, setStep] = useState<'arrived' | 'password' | 'opened'>('arrived');
  useEffect(() => {
    if (!token) return;
    history.replaceState(history.state, '', location.pathname);
    void door.run('confirm-email', { token }, 'control').then((outcome) => {
      if (outcome.status === 'failed' && outcome.code === 'password-needed') setStep('password');
    });
  }, [token, door]);
  const onOpen = useCallback(() => setStep('opened'), []);
  return token && step === 'password' ? <RegisteredPassword token={token} onOpen={onOpen} /> : <LogIn focused={step === 'opened'} />;
}
