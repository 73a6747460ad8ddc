import styles from './wordmark.module.css';

/** The name of the house, equally wide in whatever typeface the device has. */
export const Wordmark = () => (
  <svg className={styles.word} viewBox="0 0 82 24" width={82} height={24} aria-hidden="true">
    <text x={0} y={18} textLength={82} lengthAdjust="spacingAndGlyphs">
      Gharvani
    </text>
  </svg>
);
