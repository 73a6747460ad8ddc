import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { byOffer } from '../domain/by-offer.ts';
import { isMonthly, type Property } from '../domain/property.ts';
import type { OfferCounts } from '../domain/search.ts';
import styles from './home-cards.module.css';
import { PropertyCard } from './property-card.tsx';

export interface HomeCardsProps {
  homes: readonly Property[];
  kept: readonly number[];
  compared: readonly number[];
  /** How many pictures are in the first viewport. */
  eager?: number;
  /** One below the other, with the picture beside the text. */
  inRows?: boolean;
  /** As many as possible in view on a phone. */
  dense?: boolean;
  /** They stand under a heading of the second level already. */
  nested?: boolean;
  /** How many there are in all, where these are only some of them. */
  offers?: OfferCounts | undefined;
  onSave(home: Property): void;
  onCompare(home: Property): void;
  onOpen(home: Property): void;
}

function Cards({ homes, grouped, ...rest }: HomeCardsProps & { grouped: boolean }) {
  const { kept, compared, eager = 0, inRows = false, dense = false, onSave, onCompare, onOpen } = rest;
  return (
    <div className={inRows ? styles.rows : styles.grid}>
      {homes.map((home, place) => (
        <PropertyCard
          key={home.id}
          home={home}
          kept={kept.includes(home.id)}
          compared={compared.includes(home.id)}
          eager={place < eager}
          grouped={grouped}
          dense={dense}
          onSave={() => onSave(home)}
          onCompare={() => onCompare(home)}
          onOpen={() => onOpen(home)}
        />
      ))}
    </div>
  );
}

/** Homes side by side, as many as fit, or in rows; those for sale and those for rent each under a heading of their own. */
export function HomeCards({ homes, offers, nested = false, ...rest }: HomeCardsProps) {
  const { t } = useTranslation();
  const id = useId();
  const groups = byOffer(homes);
  if (groups.length < 2) return <Cards homes={homes} grouped={nested} {...rest} />;
  const Heading = nested ? 'h3' : 'h2';
  return (
    <div className={styles.groups}>
      {groups.map((group, place) => {
        const offer = isMonthly(group[0]!) ? 'rent' : 'sale';
        return (
          <section key={offer} className={styles.group} aria-labelledby={`${id}${offer}`}>
            <Heading id={`${id}${offer}`}>
              {offers ? t(`list.${offer}`, { count: offers[offer] }) : t(`value.purpose.${offer === 'sale' ? 'buy' : 'rent'}`)}
            </Heading>
            <Cards homes={group} grouped {...rest} eager={place === 0 ? rest.eager : 0} />
          </section>
        );
      })}
    </div>
  );
}
