import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Property } from '../../domain/property.ts';
import type { Hero as HeroKind } from '../../domain/themes.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Photo } from '../../ui/photo.tsx';
import { Price } from '../../ui/property-card.tsx';
import { useName } from '../../ui/names.ts';
import styles from './themes.module.css';

const MOVES_MS = 6000;
const TYPES_MS = 90;
const RESTS_MS = 1800;
const WISHES = ['flat', 'villa', 'plot', 'stepFree'];

const moves = (): boolean => !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Advances by itself; the person can stop it, and it never starts with reduced motion. */
function useTurns(count: number): { place: number; setPlace(place: number): void; running: boolean; setRunning(on: boolean): void } {
  const [place, setPlace] = useState(0);
  const [running, setRunning] = useState(moves);
  useEffect(() => {
    if (!running || count < 2) return undefined;
    const timer = setInterval(() => setPlace((now) => (now + 1) % count), MOVES_MS);
    return () => clearInterval(timer);
  }, [running, count]);
  return { place, setPlace, running, setRunning };
}

function Turning({ homes, slow, children }: { homes: readonly Property[]; slow: boolean; children: ReactNode }) {
  const { t } = useTranslation();
  const nameOf = useName();
  const { place, setPlace, running, setRunning } = useTurns(homes.length);
  const home = homes[place % homes.length]!;
  const step = (by: number) => setPlace((place + by + homes.length) % homes.length);
  return (
    <div className={slow ? `${styles.head} ${styles.slow}` : styles.head}>
      <Photo key={home.id} image={home.propertyImages[0]} sizes="100vw" eager of={nameOf(home.propertyName)} />
      <div className={styles.over}>
        {children}
        {!slow && (
          <div className={styles.slide}>
            <strong>{nameOf(home.propertyName)}</strong>
            <Price home={home} />
          </div>
        )}
        <div className={styles.turns}>
          {!slow && (
            <Button look="round" aria-label={t('gallery.previous')} onPress={() => step(-1)}>
              <Icon name="left" />
            </Button>
          )}
          <Button onPress={() => setRunning(!running)}>{t(running ? 'themes.pause' : 'themes.play')}</Button>
          {!slow && (
            <Button look="round" aria-label={t('gallery.next')} onPress={() => step(1)}>
              <Icon name="right" />
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}

/** A line that types itself, one search after the other; screen readers get the whole list. */
function Typed() {
  const { t } = useTranslation();
  const lines = WISHES.map((query) => t(`themes.typed.${query}`));
  const [at, setAt] = useState({ line: 0, letters: moves() ? 0 : lines[0]!.length });
  useEffect(() => {
    if (!moves()) return undefined;
    const whole = at.letters >= lines[at.line]!.length;
    const timer = setTimeout(
      () => setAt(whole ? { line: (at.line + 1) % lines.length, letters: 0 } : { ...at, letters: at.letters + 1 }),
      whole ? RESTS_MS : TYPES_MS,
    );
    return () => clearTimeout(timer);
    // The lines change only with the language.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [at, t]);
  return (
    <p className={styles.typed}>
      <span aria-hidden="true">{lines[at.line]!.slice(0, at.letters)}|</span>
      <span className={styles.unseen}>{lines.join(', ')}</span>
    </p>
  );
}

/** The hero of a preview. */
export function Hero({ kind, homes, children }: { kind: HeroKind; homes: readonly Property[]; children: ReactNode }) {
  const nameOf = useName();
  const [first] = homes;
  if (kind === 'plain' || !first) return <div className={styles.plain}>{children}</div>;
  if (kind === 'slider' || kind === 'moving')
    return (
      <Turning homes={homes} slow={kind === 'moving'}>
        {children}
      </Turning>
    );
  if (kind === 'split')
    return (
      <div className={styles.split}>
        <div>{children}</div>
        <Photo image={first.propertyImages[0]} sizes="50vw" eager of={nameOf(first.propertyName)} />
      </div>
    );
  const picture = first.propertyImages[0]?.imageUrl;
  if (kind === 'parallax')
    return (
      <div className={styles.parallax} style={{ backgroundImage: picture ? `url("${picture}")` : undefined }}>
        <div className={styles.over}>{children}</div>
      </div>
    );
  return (
    <div className={styles.head}>
      <Photo image={first.propertyImages[0]} sizes="100vw" eager of={nameOf(first.propertyName)} />
      <div className={styles.over}>
        {children}
        {kind === 'typed' && <Typed />}
      </div>
    </div>
  );
}
