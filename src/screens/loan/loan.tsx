import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { loanYears, monthlyInstalment, type Loan } from '../../domain/loan.ts';
import { formatRupees, groupDigits } from '../../domain/money.ts';
import { createForm } from '../../forms/create-form.ts';
import { loanForm, loanIn } from '../../forms/loan-form.ts';
import { useForm } from '../../state/use-form.ts';
import { tell } from '../../ui/tell.ts';
import { FieldGrid } from '../../ui/field-grid.tsx';
import { Form } from '../../ui/form.tsx';
import { FormInput } from '../../ui/form-input.tsx';
import { Page } from '../../ui/page.tsx';
import { useWords } from '../../ui/words.ts';
import styles from './loan.module.css';
import { LoanPicture } from './loan-picture.tsx';

const grouped = (amount: string): string => (/^\d+$/.test(amount) ? groupDigits(Number(amount)) : amount);

/** The loan in the address, or a default one. */
function given(query: string): Record<keyof Loan, string> {
  const params = new URLSearchParams(query);
  return {
    principal: grouped(params.get('principal') ?? '6000000'),
    rate: params.get('rate') ?? '8.5',
    years: params.get('years') ?? '20',
  };
}

function YearTable({ loan }: { loan: Loan }) {
  const { t } = useTranslation();
  return (
    // A wide table scrolls by itself, so it must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scroll} role="region" aria-label={t('loan.table')} tabIndex={0}>
      <table className={styles.table}>
        <caption>{t('loan.table')}</caption>
        <thead>
          <tr>
            {['year', 'principal', 'interest', 'left'].map((column) => (
              <th key={column} scope="col">
                {t(`loan.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {loanYears(loan).map(({ year, principal, interest, left }) => (
            <tr key={year}>
              <th scope="row">{year}</th>
              <td>{formatRupees(Math.round(principal))}</td>
              <td>{formatRupees(Math.round(interest))}</td>
              <td>{formatRupees(Math.round(left))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The home-loan calculator: three numbers, the instalment, and where the money goes year by year. */
export function LoanScreen({ query }: { query: string }) {
  const { t } = useTranslation();
  const render = useWords();
  const result = useId();
  const form = useForm(() => createForm(loanForm(given(query))));
  const loan = loanIn(form.state.values);
  const monthly = loan ? Math.round(monthlyInstalment(loan)) : undefined;
  const say = () => {
    const [problem] = Object.values(form.getState().problems);
    if (monthly) tell(t('loan.result', { monthly: formatRupees(monthly) }));
    else if (problem) tell(render(problem));
  };
  return (
    <Page title={t('loan.title')} intro={<p>{t('loan.intro')}</p>}>
      <Form form={form} buttonless onTry={say}>
        <div onBlur={say}>
          <FieldGrid>
            {form.fields().map(({ name }) => (
              <FormInput key={name} form={form} name={name} />
            ))}
          </FieldGrid>
        </div>
      </Form>
      {loan && monthly !== undefined && (
        <section className={styles.result} aria-labelledby={result}>
          <h2 id={result}>{t('loan.result', { monthly: formatRupees(monthly) })}</h2>
          <p>
            {t('loan.whole', {
              interest: formatRupees(Math.round(monthly * loan.years * 12 - loan.principal)),
              total: formatRupees(Math.round(monthly * loan.years * 12)),
            })}
          </p>
          <LoanPicture years={loanYears(loan)} />
          <YearTable loan={loan} />
          <p>{t('loan.note')}</p>
        </section>
      )}
    </Page>
  );
}
