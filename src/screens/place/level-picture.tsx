import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { Quartiles, SizeLevel } from '../../capabilities/questions/contract.ts';
import { amountWords, rounded } from '../../capabilities/questions/price-words.ts';
import { useWords } from '../../ui/words.ts';
import styles from './place.module.css';

export type LevelMeasure = 'price' | 'rent';

/** Where amounts stand on an axis from nothing to the dearest of all, in percent. */
export const axisOf = (levels: readonly Quartiles[]): ((rupees: number) => number) => {
  const most = Math.max(...levels.map(({ upper }) => upper));
  return (rupees) => (rupees / most) * 100;
};

/** What half of some homes ask, as a bar on the axis; the line in it is the middle. */
export function LevelBar({ level, at }: { level: Quartiles; at(rupees: number): number }) {
  const { lower, middle, upper } = level;
  return (
    <svg className={styles.track} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.bar} x={at(lower)} width={at(upper) - at(lower)} height={1} />
      <line className={styles.middle} x1={at(middle)} x2={at(middle)} y2={1} />
    </svg>
  );
}

/** What flats of each size ask: as a picture, and as the table that says the same. Too few of one size say nothing. */
export function LevelPicture({ sizes, measure, caption }: { sizes: readonly SizeLevel[]; measure: LevelMeasure; caption: string }) {
  const { t } = useTranslation();
  const say = useWords();
  const amount = (rupees: number) => say(amountWords(measure, rounded(rupees)));
  const at = axisOf(sizes.flatMap(({ price }) => price ?? []));
  return (
    <>
      <div className={styles.picture} aria-hidden="true">
        {sizes.map(
          ({ bhk, price }) =>
            price && (
              <Fragment key={bhk}>
                <span>{t('chip.bhk.exact', { count: bhk })}</span>
                <LevelBar level={price} at={at} />
              </Fragment>
            ),
        )}
      </div>
      <table className={styles.levels}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('locality.size')}</th>
            <th scope="col">{t('locality.middle')}</th>
            <th scope="col">{t('locality.half')}</th>
          </tr>
        </thead>
        <tbody>
          {sizes.map(({ bhk, count, price }) => (
            <tr key={bhk}>
              <th scope="row">
                {t('chip.bhk.exact', { count: bhk })} <span className={styles.soft}>{t('locality.count', { count })}</span>
              </th>
              {price ? (
                <>
                  <td>{amount(price.middle)}</td>
                  <td>{t('locality.range', { lower: amount(price.lower), upper: amount(price.upper) })}</td>
                </>
              ) : (
                <td colSpan={2}>{t('locality.tooFew')}</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
