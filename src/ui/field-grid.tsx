import type { ReactNode } from 'react';
import styles from './field-grid.module.css';

/** Fields side by side, as many as fit: labels, hints, controls and problems of a row stand at the same height each. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}
