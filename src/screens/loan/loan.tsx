import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loanYears, monthlyInstalment, readLoan, type Loan } from '../../domain/loan.ts';
import { formatRupees } from '../../domain/money.ts';
import { announce } from '../../ui/announcer.tsx';
import { controlClass, Field } from '../../ui/field.tsx';
import { Page } from '../../ui/page.tsx';
import styles from './loan.module.css';
import { LoanPicture } from './loan-picture.tsx';

const FIELDS = ['principal', 'rate', 'years'] as const;
type LoanTexts = Record<(typeof FIELDS)[number], string>;

function YearTable({ loan }: { loan: Loan }) {
  const { t } = useTranslation();
  return (
    // A wide table scrolls by itself, for which it has to be reachable by key.
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
  const result = useId();
  const given = new URLSearchParams(query);
  const [texts, setTexts] = useState<LoanTexts>({
    principal: given.get('principal') ?? '6000000',
    rate: given.get('rate') ?? '8.5',
    years: given.get('years') ?? '20',
  });
  const { loan, problem } = readLoan(texts);
  const monthly = loan ? Math.round(monthlyInstalment(loan)) : undefined;
  const say = () => {
    if (loan && monthly) announce(t('loan.result', { monthly: formatRupees(monthly) }));
    else if (problem) announce(t(`loan.problem.${problem}`));
  };
  return (
    <Page title={t('loan.title')} intro={<p>{t('loan.intro')}</p>}>
      <form
        className={styles.form}
        aria-label={t('loan.title')}
        onSubmit={(event) => {
          event.preventDefault();
          say();
        }}
      >
        {FIELDS.map((name) => (
          <Field key={name} label={t(`loan.field.${name}`)} hint={t(`loan.hint.${name}`)}>
            {({ id, describedBy }) => (
              <>
                <input
                  id={id}
                  name={name}
                  className={controlClass}
                  inputMode="decimal"
                  value={texts[name]}
                  aria-describedby={describedBy}
                  aria-invalid={problem === name || undefined}
                  onChange={(event) => setTexts({ ...texts, [name]: event.target.value })}
                  onBlur={say}
                />
                {problem === name && <p className={styles.problem}>{t(`loan.problem.${name}`)}</p>}
              </>
            )}
          </Field>
        ))}
      </form>
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
