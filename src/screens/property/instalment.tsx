import { useTranslation } from 'react-i18next';
import { monthlyInstalment } from '../../domain/loan.ts';
import { formatRupees } from '../../domain/money.ts';
import { useControl } from '../../state/use-control.ts';
import { Button } from '../../ui/button.tsx';
import { Section } from './section.tsx';

/** What banks commonly lend of a price, and the terms with which the calculator begins. */
const SHARE = 0.8;
const TERMS = { rate: 8.5, years: 20 };

/** Three digits tell an instalment whose rate is only supposed. */
const roughly = (rupees: number): string => formatRupees(Number(rupees.toPrecision(3)));

/** What a usual loan for this price would cost a month. */
export function Instalment({ price }: { price: number }) {
  const { t } = useTranslation();
  const control = useControl();
  const principal = Math.round(price * SHARE);
  return (
    <Section title={t('property.instalment.title')}>
      <p>
        {t('property.instalment.about', {
          emi: roughly(monthlyInstalment({ principal, ...TERMS })),
          loan: formatRupees(principal),
          share: SHARE,
          ...TERMS,
        })}
      </p>
      <div>
        <Button {...control('emi-calculator', {})}>{t('property.emi')}</Button>
      </div>
    </Section>
  );
}
