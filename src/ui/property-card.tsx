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
  onSave(): void;
  onCompare(): void;
  onOpen(): void;
}

const SIZES = '(min-width: 1500px) 380px, (min-width: 700px) 45vw, 95vw';

/** The price in figures, and in lakh or crore as people say it. */
export function Price({ home }: { home: Pick<Property, 'marketValue' | 'offer'> }) {
  const { t } = useTranslation();
  const { amount, unit, exact } = spokenAmount(home.marketValue);
  const said = t(`money.${unit}`, { amount, count: amount });
  const monthly = isMonthly(home) ? ` ${t('home.aMonth')}` : '';
  return (
    <p className={styles.price}>
      <strong>{formatRupees(home.marketValue)}</strong>
      {monthly}
      {unit !== 'rupees' && unit !== 'thousand' && (
        <span className={styles.said}> {exact ? said : t('money.about', { amount_in_words: said })}</span>
      )}
    </p>
  );
}

/** One home among others: everything you need to decide whether to look closer. */
export function PropertyCard({ home, kept, compared, eager, onSave, onCompare, onOpen }: PropertyCardProps) {
  const { t } = useTranslation();
  const heading = useId();
  const nameOf = useName();
  const name = nameOf(home.propertyName);
  const facts = [
    home.beds !== undefined && t('chip.bhk.exact', { count: home.beds }),
    home.totalSquareFeet !== undefined && t('home.area', { area: home.totalSquareFeet }),
    home.furnishing && t(`value.furnishing.${home.furnishing}`),
    home.facing && t('chip.facing', { facing: t(`value.facing.${home.facing}`) }),
  ].filter(Boolean);
  return (
    <article className={styles.card} aria-labelledby={heading}>
      <Photo image={home.propertyImages[0]} sizes={SIZES} eager={eager} of={name} />
      <div className={styles.body}>
        <h2 id={heading}>
          <Link href={propertyAddress(home.id)}>{name}</Link>
        </h2>
        <Price home={home} />
        <p className={styles.place}>
          <Icon name="pin" size={18} /> {nameOf(home.locality)}
          {home.distance !== undefined && ` · ${t('home.distance', distances(home.distance))}`}
        </p>
        <ul className={styles.facts}>
          {facts.map((fact) => (
            <li key={String(fact)}>{fact}</li>
          ))}
          <li>{t(`value.status.${home.propertyStatus}`, { defaultValue: home.propertyStatus })}</li>
          {home.access.includes('step-free entrance') && <li>{t('value.amenities.step-free entrance')}</li>}
        </ul>
        {home.similarity !== undefined && <p className={styles.match}>{t('home.similarity', { percent: home.similarity })}</p>}
        {home.matchScore !== undefined && <p className={styles.match}>{t('home.match', { score: home.matchScore })}</p>}
        <div className={styles.actions}>
          <Button aria-pressed={kept} aria-label={t('card.save', { name })} onPress={onSave}>
            <Icon name="heart" size={20} filled={kept} />
            {t('card.saveShort')}
          </Button>
          <Button aria-pressed={compared} aria-label={t('card.compare', { name })} onPress={onCompare}>
            <Icon name="compare" size={20} />
            {t('card.compareShort')}
          </Button>
          <Button aria-label={t('card.details', { name })} onPress={onOpen}>
            {t('card.detailsShort')}
          </Button>
        </div>
      </div>
    </article>
  );
}
