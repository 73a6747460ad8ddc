import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import styles from './state-face.module.css';

/** Shown on a screen with nothing to show: why, and what to do next. */
export function StateFace({ icon, title, children }: { icon: IconName; title: string; children?: ReactNode }) {
  return (
    <div className={styles.face}>
      <Icon name={icon} size={48} />
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.more}>{children}</div>}
    </div>
  );
}

/** Grey placeholders in the shape of what is coming. */
export function Waiting({ label, boxes = 6, dense = false }: { label: string; boxes?: number; dense?: boolean }) {
  return (
    <div className={styles.waiting}>
      <p>{label}</p>
      <div className={dense ? `${styles.boxes} ${styles.dense}` : styles.boxes} aria-hidden="true">
        {Array.from({ length: boxes }, (_, i) => (
          <span key={i} className={styles.box} />
        ))}
      </div>
    </div>
  );
}
