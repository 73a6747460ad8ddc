import type { ReactNode } from 'react';
import styles from './card.module.css';

/** A panel on the page: a form, a receipt, a fact. */
export function Card({ children, narrow = false, quiet = false }: { children: ReactNode; narrow?: boolean; quiet?: boolean }) {
  return <div className={[styles.card, narrow && styles.narrow, quiet && styles.quiet].filter(Boolean).join(' ')}>{children}</div>;
}

/** Fields side by side if there is room. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>;
}
