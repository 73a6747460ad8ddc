import { useTranslation } from 'react-i18next';
import { summaryOf } from '../../capabilities/homes/home-details.ts';
import { formatRupees } from '../../domain/money.ts';
import { isMadeUp, type Property } from '../../domain/property.ts';
import { readRoom } from '../../domain/room-text.ts';
import { addressIn } from '../../ui/names.ts';
import { useDates } from '../../ui/use-dates.ts';
import { useWords } from '../../ui/words.ts';
import styles from './property.module.css';

/** What decides first, in one row. */
export function KeyFacts({ home }: { home: Property }) {
  const { t } = useTranslation();
  const facts = [
    home.beds !== undefined && t('chip.bhk.exact', { count: home.beds }),
    home.baths !== undefined && t('property.baths', { count: home.baths }),
    home.totalSquareFeet !== undefined && t('home.area', { area: home.totalSquareFeet }),
    home.furnishing && t(`value.furnishing.${home.furnishing}`),
    home.facing && t('chip.facing', { facing: t(`value.facing.${home.facing}`) }),
    home.possession && t(`value.possession.${home.possession}`),
  ].filter(Boolean);
  return (
    <ul className={styles.keyFacts}>
      {facts.map((fact) => (
        <li key={String(fact)}>{fact}</li>
      ))}
    </ul>
  );
}

/** What the listing gives in fields. */
export function Facts({ home }: { home: Property }) {
  const { t } = useTranslation();
  const date = useDates();
  const facts: [string, string | undefined][] = [
    ['bhk', home.beds === undefined ? undefined : t('chip.bhk.exact', { count: home.beds })],
    ['baths', home.baths?.toString()],
    ['area', home.totalSquareFeet === undefined ? undefined : t('home.area', { area: home.totalSquareFeet })],
    ['carpet', home.leasableSquareFeet === undefined ? undefined : t('home.area', { area: home.leasableSquareFeet })],
    [
      'floor',
      home.floor === undefined
        ? undefined
        : home.floor === 0
          ? t('details.floor.groundShort')
          : t('details.floor.short', { floor: home.floor, total: home.totalFloors }),
    ],
    ['facing', home.facing && t(`value.facing.${home.facing}`)],
    ['furnishing', home.furnishing && t(`value.furnishing.${home.furnishing}`)],
    ['possession', home.possession && (home.possessionDate ? date(home.possessionDate) : t(`value.possession.${home.possession}`))],
    ['deposit', home.deposit === undefined ? undefined : formatRupees(home.deposit)],
    ['maintenance', home.maintenance === undefined ? undefined : `${formatRupees(home.maintenance)} ${t('home.aMonth')}`],
    ['age', home.yearBuilt?.toString()],
    ['rera', home.reraId],
    ['listed', home.createDate && date(home.createDate)],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) =>
        value ? (
          <div key={name}>
            <dt>{t(`property.fact.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}

/** The languages of a listing's own texts. */
const WRITTEN_IN = 'en';

/** In its own words; for a made-up home on a screen in another language, the same facts in that language. */
export function Description({ home }: { home: Property }) {
  const { i18n } = useTranslation();
  const say = useWords();
  if (i18n.language === WRITTEN_IN) return <p>{home.description}</p>;
  return isMadeUp(home) ? <p>{say(summaryOf(home))}</p> : <p lang={WRITTEN_IN}>{home.description}</p>;
}

/** The address; a made-up one in the letters of the screen. */
export function Address({ home }: { home: Property }) {
  const { i18n } = useTranslation();
  const ours = isMadeUp(home) ? addressIn(i18n, i18n.language, home.address) : null;
  return ours === null ? <p lang={WRITTEN_IN}>{home.address}</p> : <p>{ours}</p>;
}

/** A room in its own words, or, where the catalogue wrote them, in those of the screen; what its picture shows stays as it is. */
export function Room({ room }: { room: Property['rooms'][number] }) {
  const { t, i18n } = useTranslation();
  const say = useWords();
  const read = i18n.language === WRITTEN_IN ? null : readRoom(room);
  return (
    <div>
      <dt {...(!read && { lang: WRITTEN_IN })}>{read ? say(read.name) : room.room}</dt>
      <dd {...(!read && { lang: WRITTEN_IN })}>
        {read ? say(read.text) : room.text}
        {read?.pictured && (
          <>
            {' '}
            {t('room.pictured')} <span lang={WRITTEN_IN}>{read.pictured}</span>
          </>
        )}
      </dd>
    </div>
  );
}
