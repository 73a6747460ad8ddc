import { useEffect } from 'react';
import { tell } from './tell.ts';
import styles from './full-loader.module.css';

/** Covers the window while something must not be interrupted; announced once. */
export function FullLoader({ label }: { label: string }) {
  useEffect(() => tell(label), [label]);
  return (
    <div className={styles.loader}>
      <span className={styles.ring} aria-hidden="true" />
      <p>{label}</p>
    </div>
  );
}
