import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatRupees } from '../../domain/money.ts';
import type { Plan } from '../../domain/plans.ts';
import { Button } from '../../ui/button.tsx';
import type { ControlProps } from '../../state/use-control.ts';
import styles from './plans.module.css';

/** The most popular plan, marked in words and by its border. */
const USUAL = 'pro';

/** One plan: its price, what it allows, and the button to choose it. */
export function PlanCard({ plan, choose }: { plan: Plan; choose: ControlProps }) {
  const { t } = useTranslation();
  const id = useId();
  const usual = plan.plan === USUAL;
  return (
    <article className={usual ? `${styles.card} ${styles.usual}` : styles.card} aria-labelledby={id}>
      <div className={styles.cardHeading}>
        <h3 id={id}>{plan.name}</h3>
        {usual && <span className={styles.mark}>{t('plans.usual')}</span>}
      </div>
      <p className={styles.price}>
        {plan.price === 0 ? t('plans.nothing') : formatRupees(plan.price)}
        {plan.price > 0 && <span>{t(`plans.per.${plan.billing}`)}</span>}
      </p>
      <ul className={styles.points}>
        <li>{t('plans.listings', { count: plan.listings })}</li>
        <li>{t('plans.photos')}</li>
        <li>{t(`plans.extra.${plan.plan}`)}</li>
      </ul>
      <Button
        look={usual ? 'main' : 'plain'}
        aria-label={t('plans.choose', { plan: plan.name, audience: t(`plans.for.${plan.purpose}`) })}
        {...choose}
      >
        {t('plans.chooseShort', { plan: plan.name })}
      </Button>
    </article>
  );
}
