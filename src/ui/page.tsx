import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { arrival, onArrival, takeArrival } from './arrival.ts';
import type { PageMetadata } from '../domain/property-metadata.ts';
import { PageHead } from './page-head.tsx';
import styles from './page.module.css';

/** A screen's heading and title; focus comes here when a person has navigated to it. */
export function Page({
  title,
  heading,
  intro,
  beside,
  wide = false,
  centred = false,
  slim = false,
  modest = false,
  metadata,
  children,
}: {
  title: string;
  heading?: ReactNode;
  intro?: ReactNode;
  /** At the end of the heading's line. */
  beside?: ReactNode;
  wide?: boolean;
  centred?: boolean;
  /** A centred column as wide as a form. */
  slim?: boolean;
  /** A heading that leaves the first place to something else, such as a price. */
  modest?: boolean;
  /** What link previews and search engines are told. */
  metadata?: PageMetadata | null;
  children?: ReactNode;
}) {
  const ref = useRef<HTMLHeadingElement>(null);
  const arrived = useSyncExternalStore(onArrival, arrival, () => 0);
  useEffect(() => {
    if (takeArrival()) ref.current?.focus({ preventScroll: true });
  }, [arrived]);
  return (
    // The attribute has readers see the block, so that a list of options that arrives in it does not take Orca from the heading.
    <div aria-busy={false} className={slim ? `${styles.page} ${styles.slim}` : wide ? styles.wide : styles.page}>
      <PageHead title={title} metadata={metadata} />
      <header className={centred ? `${styles.header} ${styles.centred}` : styles.header}>
        <div className={styles.line}>
          <h1 ref={ref} tabIndex={-1} className={modest ? styles.modest : undefined}>
            {heading ?? title}
          </h1>
          {beside}
        </div>
        {intro}
      </header>
      {children}
    </div>
  );
}
