import styles from './wordmark.module.css';
import { MARKET } from '../domain/market.ts';

/** The product's name, equally wide in every typeface. */
export const Wordmark = () => (
  <svg className={styles.word} viewBox="0 0 82 24" width={82} height={24} aria-hidden="true">
    <text x={0} y={19} textLength={82} lengthAdjust="spacingAndGlyphs">
      {MARKET.name}
    </text>
  </svg>
);
