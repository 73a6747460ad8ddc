import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { PLANS_PATH } from '../../domain/plan-address.ts';
import { createForm } from '../../forms/create-form.ts';
import { logInForm } from '../../forms/log-in-form.ts';
import { useStores } from '../../state/stores.tsx';
import { useForm } from '../../state/use-form.ts';
import { Card } from '../../ui/card.tsx';
import { LogInForm } from '../../ui/log-in-form.tsx';
import { Page } from '../../ui/page.tsx';

/** The login inside the shell. The link in a registration email leads here, and opens the account. */
export function LogInScreen({ query }: { query: string }) {
  const { t } = useTranslation();
  const { door } = useStores();
  const form = useForm(() => createForm(logInForm('page')));
  const [token] = useState(() => new URLSearchParams(query).get('confirm'));
  useEffect(() => {
    if (!token) return;
    history.replaceState(history.state, '', location.pathname);
    void door.run('confirm-email', { token }, 'control');
  }, [token, door]);
  return (
    <Page title={t('logIn.title')} intro={<p>{t('logIn.intro')}</p>} slim>
      <Card>
        <LogInForm form={form} onSubmit={(call) => void door.runCall(call, 'control')} />
      </Card>
      <p>
        {t('logIn.noAccount')} <Link href={PLANS_PATH}>{t('logIn.toPlans')}</Link>
      </p>
    </Page>
  );
}
