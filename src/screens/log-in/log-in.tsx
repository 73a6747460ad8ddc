import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { PLANS_PATH } from '../../domain/plan-address.ts';
import { useStep } from '../../state/use-step.ts';
import { Card } from '../../ui/card.tsx';
import { LogInForm } from '../../ui/log-in-form.tsx';
import { Page } from '../../ui/page.tsx';

/** The log-in inside the shell. The link of a registration mail ends here, and opens the account. */
export function LogInScreen({ query }: { query: string }) {
  const { t } = useTranslation();
  const { busy, trouble, run } = useStep();
  const [token] = useState(() => new URLSearchParams(query).get('confirm'));
  useEffect(() => {
    if (!token) return;
    history.replaceState(history.state, '', location.pathname);
    void run({ name: 'confirm-email', args: { token } });
  }, [token, run]);
  return (
    <Page title={t('logIn.title')} intro={<p>{t('logIn.intro')}</p>} slim>
      <Card>
        <LogInForm
          label={t('logIn.title')}
          submit={t('logIn.button')}
          extra="remember"
          busy={busy}
          trouble={trouble}
          onSend={({ email, password, remember }) => void run({ name: 'log-in', args: { email, password, remember } })}
        />
      </Card>
      <p>
        {t('logIn.noAccount')} <Link href={PLANS_PATH}>{t('logIn.toPlans')}</Link>
      </p>
    </Page>
  );
}
