import { useTranslation } from 'react-i18next';
import styles from './chips.module.css';
import { Icon } from './icon.tsx';

export interface Chip {
  id: string;
  label: string;
  /** An extra label for a chip no one asked for by name. */
  note?: string;
}

/** What was understood; each chip can be removed with a press. */
export function Chips({ label, chips, onRemove }: { label: string; chips: Chip[]; onRemove(id: string): void }) {
  const { t } = useTranslation();
  return (
    <div className={styles.row}>
      <span id="understood-as" className={styles.label}>
        {label}
      </span>
      <ul aria-labelledby="understood-as" className={styles.chips}>
        {chips.map(({ id, label: text, note }) => (
          <li key={id}>
            <button type="button" className={styles.chip} aria-label={t('chip.remove', { chip: text })} onClick={() => onRemove(id)}>
              <span>
                {text}
                {note && <span className={styles.note}> {note}</span>}
              </span>
              <Icon name="close" size={18} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
