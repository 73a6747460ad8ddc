import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { ComparableHomes } from '../../capabilities/questions/contract.ts';
import { amountWords, type Measure } from '../../capabilities/questions/price-words.ts';
import { propertyAddress } from '../../domain/addresses.ts';
import { useName } from '../../ui/names.ts';
import { useWords } from '../../ui/words.ts';
import styles from './price-around.module.css';

/** What each of the homes asks that were compared with, as the levels count it. */
export const amountsOf = (found: ComparableHomes, measure: Measure): { id: number; amount: number }[] =>
  found.compared.flatMap(({ id, price, perSqft }) => {
    const amount = measure === 'perSqft' || measure === 'rentPerSqft' ? perSqft : price;
    return amount === null ? [] : [{ id, amount }];
  });

/** The homes that were compared with, the nearest first, and what each asks. */
export function ComparedHomes({ found, measure }: { found: ComparableHomes; measure: Measure }) {
  const { t } = useTranslation();
  const say = useWords();
  const nameOf = useName();
  const { compared, count } = found;
  const amounts = new Map(amountsOf(found, measure).map(({ id, amount }) => [id, amount]));
  return (
    <details className={styles.compared}>
      <summary>{t(compared.length < count ? 'property.comparedNearest' : 'property.comparedAll')}</summary>
      <ul>
        {compared.map(({ id, name, price, km }) => (
          <li key={id}>
            <Link href={propertyAddress(id)}>{nameOf(name)}</Link>
            {': '}
            {t('property.comparedOne', { amount: say(amountWords(measure, amounts.get(id) ?? price)), km })}
          </li>
        ))}
      </ul>
    </details>
  );
}
