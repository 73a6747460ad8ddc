import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { arrival, onArrival, takeArrival } from './arrival.ts';
import type { PageMetadata } from '../domain/property-metadata.ts';
import { PageHead } from './page-head.tsx';
import styles from './page.module.css';

/** The heading of a screen and its title: focus comes here when a person has gone to it. */
export function Page({
  title,
  heading,
  intro,
  wide = false,
  centred = false,
  slim = false,
  metadata,
  children,
}: {
  title: string;
  heading?: ReactNode;
  intro?: ReactNode;
  wide?: boolean;
  centred?: boolean;
  /** One column of a form's width, in the middle. */
  slim?: boolean;
  /** What previews of links and search engines are told. */
  metadata?: PageMetadata | null;
  children?: ReactNode;
}) {
  const ref = useRef<HTMLHeadingElement>(null);
  const arrived = useSyncExternalStore(onArrival, arrival);
  useEffect(() => {
    if (takeArrival()) ref.current?.focus({ preventScroll: true });
  }, [arrived]);
  return (
    <div className={slim ? `${styles.page} ${styles.slim}` : wide ? styles.wide : styles.page}>
      <PageHead title={title} metadata={metadata} />
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
