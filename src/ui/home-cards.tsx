import type { Property } from '../domain/property.ts';
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
  onSave(home: Property): void;
  onCompare(home: Property): void;
  onOpen(home: Property): void;
}

/** Homes side by side, as many as fit, or in rows. */
export function HomeCards({ homes, kept, compared, eager = 0, inRows = false, onSave, onCompare, onOpen }: HomeCardsProps) {
  return (
    <div className={inRows ? styles.rows : styles.grid}>
      {homes.map((home, place) => (
        <PropertyCard
          key={home.id}
          home={home}
          kept={kept.includes(home.id)}
          compared={compared.includes(home.id)}
          eager={place < eager}
          onSave={() => onSave(home)}
          onCompare={() => onCompare(home)}
          onOpen={() => onOpen(home)}
        />
      ))}
    </div>
  );
}
