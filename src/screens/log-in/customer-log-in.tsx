import { useTranslation } from 'react-i18next';
import { createForm } from '../../forms/create-form.ts';
import { logInForm } from '../../forms/log-in-form.ts';
import { useCheckout, useStores } from '../../state/stores.tsx';
import { useControl } from '../../state/use-control.ts';
import { useForm } from '../../state/use-form.ts';
import { Card } from '../../ui/card.tsx';
import { LogInForm } from '../../ui/log-in-form.tsx';
import { Page } from '../../ui/page.tsx';
import { Bought } from './bought.tsx';

/** The customer login, outside the shell. */
export function CustomerLogInScreen({ query }: { query: string }) {
  const { t } = useTranslation();
  const { door } = useStores();
  const control = useControl();
  const receipt = useCheckout((checkout) => checkout.receipt);
  const form = useForm(() => createForm(logInForm('customer', receipt?.email)));
  const cash = new URLSearchParams(query).get('cash') === 'true';
  return (
    <Page title={t('logIn.customerTitle')} intro={<p>{t('logIn.customerIntro')}</p>} slim>
      {receipt && <Bought receipt={receipt} />}
      {cash && !receipt && (
        <Card quiet>
          <p>{t('logIn.afterCash')}</p>
        </Card>
      )}
      <Card>
        <LogInForm form={form} passkey={control('use-passkey', {})} onSubmit={(call) => void door.runCall(call, 'control')} />
      </Card>
    </Page>
  );
}
