import { useTranslation } from 'react-i18next';
import { useStep } from '../../state/use-step.ts';
import { Card } from '../../ui/card.tsx';
import { LogInForm } from '../../ui/log-in-form.tsx';
import { Page } from '../../ui/page.tsx';

/** The log-in of customers, outside the shell. */
export function CustomerLogInScreen({ query }: { query: string }) {
  const { t } = useTranslation();
  const { busy, trouble, run } = useStep();
  const cash = new URLSearchParams(query).get('cash') === 'true';
  return (
    <Page title={t('logIn.customerTitle')} intro={<p>{t('logIn.customerIntro')}</p>} slim>
      {cash && (
        <Card quiet>
          <p>{t('logIn.afterCash')}</p>
        </Card>
      )}
      <Card>
        <LogInForm
          label={t('logIn.customerTitle')}
          submit={t('logIn.customerButton')}
          extra="terms"
          busy={busy}
          trouble={trouble}
          onSend={({ email, password }) => void run({ name: 'log-in', args: { email, password } })}
        />
      </Card>
    </Page>
  );
}
