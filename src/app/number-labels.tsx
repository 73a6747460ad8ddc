import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { numbered, renumber } from './controls.ts';
import styles from './number-labels.module.css';

interface Label {
  number: number;
  top: number;
  left: number;
}

const visible = (rect: DOMRect): boolean => rect.bottom > 0 && rect.top < innerHeight && rect.right > 0 && rect.left < innerWidth;

/** A number next to each control, for people who say "press number seven". */
export function NumberLabels() {
  const { on, elements } = useStore(numbered);
  const [labels, setLabels] = useState<Label[]>([]);
  useEffect(() => {
    if (!on) return undefined;
    let frame = 0;
    let last = '';
    const place = () => {
      renumber();
      const next = elements.flatMap((element, i) => {
        const rect = element.getBoundingClientRect();
        return visible(rect) ? [{ number: i + 1, top: Math.max(0, Math.round(rect.top)), left: Math.max(0, Math.round(rect.left)) }] : [];
      });
      const key = JSON.stringify(next);
      if (key !== last) {
        last = key;
        setLabels(next);
      }
      frame = requestAnimationFrame(place);
    };
    place();
    return () => cancelAnimationFrame(frame);
  }, [on, elements]);
  if (!on) return null;
  return (
    <div aria-hidden="true" className={styles.layer}>
      {labels.map(({ number, top, left }) => (
        <span key={number} className={styles.label} style={{ top, left }}>
          {number}
        </span>
      ))}
    </div>
  );
}
