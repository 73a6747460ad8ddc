import { useTranslation } from 'react-i18next';
import type { ComparableHomes } from '../../capabilities/questions/contract.ts';
import { amountWords, kindOf, priceAmong, rounded, type PriceAmong } from '../../capabilities/questions/price-words.ts';
import { comparedWords } from '../../capabilities/questions/price-words.ts';
import type { Property } from '../../domain/property.ts';
import { useWords } from '../../ui/words.ts';
import { amountsOf, ComparedHomes } from './compared-homes.tsx';
import styles from './price-around.module.css';
import { Section } from './section.tsx';

const WIDTH = 600;
const MARGIN = 24;

interface Other {
  id: number;
  amount: number;
}

/** The scale of the picture: from below the cheapest of the amounts to above the dearest, in picture units. */
function scaleOf({ amount, level: { lower, upper } }: PriceAmong, others: readonly Other[]): (rupees: number) => number {
  const [least, most] = [
    Math.min(lower, amount, ...others.map((one) => one.amount)),
    Math.max(upper, amount, ...others.map((one) => one.amount)),
  ];
  const room = (most - least || most) * 0.25;
  return (rupees) => MARGIN + ((rupees - least + room) / (most - least + 2 * room)) * (WIDTH - 2 * MARGIN);
}

/** Half of the homes ask what the bar covers; the line in it is the middle, the pin this home, each dot another. The table says the same. */
function Picture({ among, others }: { among: PriceAmong; others: readonly Other[] }) {
  const at = scaleOf(among, others);
  const { lower, middle, upper } = among.level;
  return (
    <svg className={styles.picture} viewBox={`0 0 ${WIDTH} 72`} aria-hidden="true">
      <line className={styles.axis} x1={MARGIN} x2={WIDTH - MARGIN} y1={48} y2={48} />
      <rect className={styles.usual} x={at(lower)} width={at(upper) - at(lower)} y={38} height={20} rx={6} />
      <line className={styles.middle} x1={at(middle)} x2={at(middle)} y1={34} y2={62} />
      {others.map(({ id, amount }) => (
        <circle key={id} className={styles.other} cx={at(amount)} cy={48} r={4} />
      ))}
      <path
        className={styles.home}
        transform={`translate(${at(among.amount)} 44)`}
        d="M0 0c-3-7-12-14-12-24a12 12 0 0 1 24 0c0 10-9 17-12 24Z"
      />
    </svg>
  );
}

/** What homes like this one ask nearby, and where this one lies: in a sentence, a picture and a table. Too few say nothing. */
export function PriceAround({ home, found }: { home: Property; found: ComparableHomes }) {
  const { t } = useTranslation();
  const say = useWords();
  const among = priceAmong(home, found);
  if (!among) return null;
  const { measure, level, words } = among;
  const amount = (rupees: number) => say(amountWords(measure, rounded(rupees)));
  return (
    <Section title={t('property.priceAround')}>
      <p>{say(words)}</p>
      <Picture among={among} others={amountsOf(found, measure)} />
      <table className={styles.table}>
        <caption className="visually-hidden">{t('property.priceTable', { kind: say(comparedWords(kindOf(home), found).kind) })}</caption>
        <tbody>
          {(['lower', 'middle', 'upper'] as const).map((part) => (
            <tr key={part}>
              <th scope="row">{t(`property.level.${part}`)}</th>
              <td>{amount(level[part])}</td>
            </tr>
          ))}
          <tr className={styles.own}>
            <th scope="row">{t('property.level.own')}</th>
            <td>{amount(among.amount)}</td>
          </tr>
        </tbody>
      </table>
      <ComparedHomes found={found} measure={measure} />
    </Section>
  );
}
