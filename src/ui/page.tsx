import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { arrival, onArrival, takeArrival } from './arrival.ts';
import styles from './page.module.css';

/** The heading of a screen and its title: focus comes here when a person has gone to it. */
export function Page({
  title,
  heading,
  intro,
  wide = false,
  centred = false,
  slim = false,
  children,
}: {
  title: string;
  heading?: ReactNode;
  intro?: ReactNode;
  wide?: boolean;
  centred?: boolean;
  /** One column of a form's width, in the middle. */
  slim?: boolean;
  children?: ReactNode;
}) {
  const ref = useRef<HTMLHeadingElement>(null);
  const arrived = useSyncExternalStore(onArrival, arrival);
  useEffect(() => {
    document.title = `${title} · Gharvani`;
  }, [title]);
  useEffect(() => {
    if (takeArrival()) ref.current?.focus({ preventScroll: true });
  }, [arrived]);
  return (
    <div className={slim ? `${styles.page} ${styles.slim}` : wide ? styles.wide : styles.page}>
      <header className={centred ? `${styles.header} ${styles.centred}` : styles.header}>
        <h1 ref={ref} tabIndex={-1}>
          {heading ?? title}
        </h1>
        {intro}
      </header>
      {children}
    </div>
  );
}
