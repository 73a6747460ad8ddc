import type { ReactNode } from 'react';
import styles from './property.module.css';

/** A part of the page with its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
