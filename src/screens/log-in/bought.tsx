import { useTranslation } from 'react-i18next';
import { formatRupees } from '../../domain/money.ts';
import type { Receipt } from '../../domain/purchase.ts';
import { useStores } from '../../state/stores.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FactList } from '../../ui/facts.tsx';
import { useDates } from '../../ui/use-dates.ts';

/** What was just bought, and how to go on: it stays until it is dismissed. */
export function Bought({ receipt }: { receipt: Receipt }) {
  const { t } = useTranslation();
  const { checkout } = useStores();
  const date = useDates();
  const { plan, billing, amount, email, method, number } = receipt;
  const inCash = method === 'cash';
  return (
    <section aria-labelledby="bought">
      <Card quiet>
        <h2 id="bought">{t(inCash ? 'bought.ordered' : 'bought.paid', { amount: formatRupees(amount) })}</h2>
        {inCash && <p>{t('logIn.afterCash')}</p>}
        <FactList
          facts={[
            [t('signUp.planName'), t('bought.plan', { plan, billing: t(`plans.billing.${billing}`) })],
            [t('bank.by'), t(`payment.method.${method}`)],
            ...(inCash ? [] : [[t('bought.passwordTo'), email] as const]),
            [t('receipt.date'), date(receipt.date)],
            [t('receipt.number'), number],
          ]}
        />
        <div>
          <Button onPress={() => checkout.showReceipt(null)}>{t('bought.dismiss')}</Button>
        </div>
      </Card>
    </section>
  );
}
