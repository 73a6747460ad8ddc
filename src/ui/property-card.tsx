import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { propertyAddress } from '../domain/addresses.ts';
import { distances } from '../domain/distance.ts';
import { formatRupees, spokenAmount } from '../domain/money.ts';
import { isMonthly, type Property } from '../domain/property.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { Photo } from './photo.tsx';
import { useName } from './names.ts';
import styles from './property-card.module.css';

export interface PropertyCardProps {
  home: Property;
  kept: boolean;
  compared: boolean;
  /** It is in the first viewport, so its picture loads at once. */
  eager?: boolean;
  /** Stands under a heading of its own. */
  grouped?: boolean;
  /** On a phone the picture stands beside the text, so that two homes are in view. */
  dense?: boolean;
  onSave(): void;
  onCompare(): void;
  onOpen(): void;
}

const SIZES = '(min-width: 1500px) 380px, (min-width: 700px) 45vw, 95vw';
const DENSE_SIZES = '(min-width: 1500px) 380px, (min-width: 768px) 45vw, 45vw';

/** The price as people say it, with the exact figures beside it; small amounts stand in figures only. */
export function Price({ home }: { home: Pick<Property, 'marketValue' | 'offer'> }) {
  const { t } = useTranslation();
  const { amount, unit } = spokenAmount(home.marketValue);
  const figures = formatRupees(home.marketValue);
  const isLarge = unit === 'lakh' || unit === 'crore';
  return (
    <p className={styles.price}>
      {isLarge ? (
        <>
          <span className={styles.exact}>{figures} </span>
          <strong className={styles.said}>{t(`money.${unit}`, { amount, count: amount })}</strong>
        </>
      ) : (
        <strong>{figures}</strong>
      )}
      {isMonthly(home) && <span>{t('home.aMonth')}</span>}
    </p>
  );
}

/** What has been done with a home, on its picture. */
function Marks({ kept, compared }: Pick<PropertyCardProps, 'kept' | 'compared'>) {
  const { t } = useTranslation();
  if (!kept && !compared) return null;
  return (
    <ul className={styles.marks}>
      {kept && <li>{t('card.saved')}</li>}
      {compared && <li>{t('card.compared')}</li>}
    </ul>
  );
}

/** Rooms, size and state in one line. */
function Facts({ home }: { home: Property }) {
  const { t } = useTranslation();
  const facts = [
    home.beds ? t('chip.bhk.exact', { count: home.beds }) : t(`value.type.${home.typeName}`, { defaultValue: home.typeName }),
    home.totalSquareFeet !== undefined && t('home.area', { area: home.totalSquareFeet }),
    home.furnishing && t(`value.furnishing.${home.furnishing}`),
    home.access.includes('step-free entrance') && t('value.amenities.step-free entrance'),
  ].filter(Boolean);
  return (
    <ul className={styles.facts}>
      {facts.map((fact) => (
        <li key={String(fact)}>
          <span>{fact}</span>
        </li>
      ))}
    </ul>
  );
}

/** One home among others: its picture first, its price large, and what you need to decide whether to look closer. */
export function PropertyCard({ home, kept, compared, eager, grouped = false, dense = false, ...acts }: PropertyCardProps) {
  const { t } = useTranslation();
  const heading = useId();
  const nameOf = useName();
  const name = nameOf(home.propertyName);
  const Heading = grouped ? 'h3' : 'h2';
  return (
    <article className={dense ? `${styles.card} ${styles.dense}` : styles.card} aria-labelledby={heading}>
      <div className={styles.picture}>
        <Photo image={home.propertyImages[0]} sizes={dense ? DENSE_SIZES : SIZES} eager={eager} of={name} />
        <Marks kept={kept} compared={compared} />
        <Button look="round" className={styles.heart} aria-pressed={kept} aria-label={t('card.save', { name })} onPress={acts.onSave}>
          <Icon name="heart" size={22} filled={kept} />
        </Button>
      </div>
      <div className={styles.body}>
        <Heading id={heading} className={styles.name}>
          <Link href={propertyAddress(home.id)}>{name}</Link>
        </Heading>
        <Price home={home} />
        <Facts home={home} />
        <div className={styles.where}>
          <p className={styles.place}>
            <Icon name="pin" size={18} />
            <span>
              {nameOf(home.locality)}
              {home.distance !== undefined && ` · ${t('home.distance', distances(home.distance))}`}
              {' · '}
              {t(`value.status.${home.propertyStatus}`, { defaultValue: home.propertyStatus })}
            </span>
          </p>
          {home.similarity !== undefined && <p className={styles.match}>{t('home.similarity', { percent: home.similarity })}</p>}
          {home.matchScore !== undefined && <p className={styles.match}>{t('home.match', { score: home.matchScore })}</p>}
        </div>
        <div className={styles.actions}>
          <Button aria-label={t('card.details', { name })} onPress={acts.onOpen}>
            {t('card.detailsShort')}
          </Button>
          <Button
            look="quiet"
            className={styles.compare}
            aria-pressed={compared}
            aria-label={t('card.compare', { name })}
            title={t('card.compareShort')}
            onPress={acts.onCompare}
          >
            <Icon name="compare" size={22} />
          </Button>
        </div>
      </div>
    </article>
  );
}
