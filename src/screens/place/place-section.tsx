import { useId, type ReactNode } from 'react';
import styles from './place.module.css';

/** A part of the page with its heading. */
export function PlaceSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
