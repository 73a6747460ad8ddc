import { useTranslation } from 'react-i18next';
import { formatRupees } from '../../domain/money.ts';
import type { Plan } from '../../domain/plans.ts';
import styles from './plans.module.css';

const ROWS = ['price', 'listings', 'photos', 'review', 'enquiries', 'support'] as const;

/** The plans side by side. */
export function CompareTable({ plans }: { plans: readonly Plan[] }) {
  const { t } = useTranslation();
  const cell = (row: (typeof ROWS)[number], plan: Plan): string => {
    if (row === 'price') return plan.price === 0 ? t('plans.nothing') : formatRupees(plan.price);
    if (row === 'listings') return String(plan.listings);
    if (row === 'support') return t(`plans.support.${plan.plan}`);
    return t(`plans.same.${row}`);
  };
  return (
    <details className={styles.compare}>
      <summary>{t('plans.compare')}</summary>
      <div className={styles.scroll} role="region" aria-label={t('plans.compare')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('plans.what')}</th>
              {plans.map((plan) => (
                <th key={plan.id} scope="col">
                  {plan.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ROWS.map((row) => (
              <tr key={row}>
                <th scope="row">{t(`plans.row.${row}`)}</th>
                {plans.map((plan) => (
                  <td key={plan.id}>{cell(row, plan)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
