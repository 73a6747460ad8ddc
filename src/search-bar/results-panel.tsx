import { useTranslation } from 'react-i18next';
import { formatRupees } from '../domain/money.ts';
import { isMonthly, type Property } from '../domain/property.ts';
import type { PanelState } from './use-search.ts';
import { useName } from '../ui/names.ts';
import styles from './search-bar.module.css';

export interface ResultsPanelProps {
  id: string;
  state: PanelState;
  homes: readonly Property[];
  active: number;
  onChoose(home: Property): void;
}

export const optionId = (id: string, place: number): string => `${id}-${place}`;

const TEXTS = { searching: 'searchBar.searching', empty: 'searchBar.nothing', unreadable: 'errors.search-answer-unreadable' } as const;

/** The dropdown of a search box: searching, what it found, or that there is nothing. */
export function ResultsPanel({ id, state, homes, active, onChoose }: ResultsPanelProps) {
  const { t } = useTranslation();
  const nameOf = useName();
  if (state === 'closed') return null;
  return (
    <div className={styles.panel}>
      {state === 'results' ? (
        <div id={id} role="listbox" aria-label={t('searchBar.matching')}>
          {homes.map((home, place) => (
            // Keys belong to the combobox, which keeps the focus.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              key={home.id}
              id={optionId(id, place)}
              role="option"
              tabIndex={-1}
              aria-selected={place === active}
              className={styles.option}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(home)}
            >
              <span>{nameOf(home.propertyName)}</span>
              <span>
                {formatRupees(home.marketValue)}
                {isMonthly(home) && ` ${t('home.aMonth')}`}
              </span>
            </div>
          ))}
        </div>
      ) : (
        <p className={styles.message}>{t(TEXTS[state])}</p>
      )}
    </div>
  );
}
