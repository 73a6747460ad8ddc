import { useTranslation } from 'react-i18next';
import type { LoanYear } from '../../domain/loan.ts';
import { formatRupees } from '../../domain/money.ts';
import styles from './loan.module.css';

const HEIGHT = 200;
const BAR = 24;
const GAP = 8;

/** Principal and interest per year, as stacked bars. The table next to it has the same numbers. */
export function LoanPicture({ years }: { years: LoanYear[] }) {
  const { t } = useTranslation();
  const most = Math.max(...years.map(({ principal, interest }) => principal + interest));
  const width = years.length * (BAR + GAP);
  const first = years[0]!;
  const last = years.at(-1)!;
  return (
    <figure className={styles.picture}>
      <div className={styles.plot}>
        <p className={styles.rupees} aria-hidden="true">
          {[most, most / 2, 0].map((rupees) => (
            <span key={rupees}>{formatRupees(rupees)}</span>
          ))}
        </p>
        <svg
          viewBox={`0 0 ${width} ${HEIGHT}`}
          role="img"
          aria-label={t('loan.picture', {
            firstInterest: formatRupees(Math.round(first.interest)),
            lastInterest: formatRupees(Math.round(last.interest)),
            years: years.length,
          })}
          preserveAspectRatio="none"
        >
          {years.map(({ year, principal, interest }) => {
            const [low, high] = [(principal / most) * HEIGHT, (interest / most) * HEIGHT];
            const x = (year - 1) * (BAR + GAP);
            return (
              <g key={year}>
                <rect className={styles.principal} x={x} y={HEIGHT - low} width={BAR} height={low} />
                <rect className={styles.interest} x={x} y={HEIGHT - low - high} width={BAR} height={high} />
              </g>
            );
          })}
        </svg>
        <p className={styles.years} aria-hidden="true">
          {[first.year, last.year].map((year) => (
            <span key={year}>{t('loan.yearNumber', { year })}</span>
          ))}
        </p>
      </div>
      <figcaption>
        <span className={styles.principalKey}>{t('loan.column.principal')}</span>
        <span className={styles.interestKey}>{t('loan.column.interest')}</span>
      </figcaption>
    </figure>
  );
}
