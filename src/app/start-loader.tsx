import { useEffect, useState } from 'react';
import styles from './start-loader.module.css';

/** How long the start loader stays, in milliseconds. */
const SHOWN_MS = 3000;

/** A thin bar that shows the app has started. It hides nothing, takes neither focus nor pointer, and any key dismisses it. */
export function StartLoader() {
  const [shown, setShown] = useState(true);
  useEffect(() => {
    const hide = () => setShown(false);
    const timer = setTimeout(hide, SHOWN_MS - performance.now());
    addEventListener('keydown', hide);
    return () => {
      clearTimeout(timer);
      removeEventListener('keydown', hide);
    };
  }, []);
  return shown ? <div className={styles.loader} data-loader aria-hidden="true" /> : null;
}
