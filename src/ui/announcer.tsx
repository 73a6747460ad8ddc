import { useEffect, useRef } from 'react';

/** How long a message stays in the page. Any shorter, and TalkBack may miss it. */
const LINGER_MS = 1000;

type Listener = (text: string) => void;

const waiting: string[] = [];
let listener: Listener | null = null;
let timer: ReturnType<typeof setTimeout> | null = null;

function next(): void {
  timer = null;
  const text = waiting.shift();
  listener?.(text ?? '');
  if (text !== undefined) timer = setTimeout(next, LINGER_MS);
}

/** Has screen readers say a text once, after whatever they are saying. */
export function announce(text: string): void {
  if (!text) return;
  waiting.push(text);
  if (timer === null && listener) next();
}

/** The one live region of the app: mounted empty, polite, emptied after each message so that the next same one is new. */
export function Announcer() {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    listener = (text) => {
      if (region.current) region.current.textContent = text;
    };
    if (timer === null && waiting.length > 0) next();
    return () => {
      listener = null;
    };
  }, []);
  return <div ref={region} className="visually-hidden" role="status" aria-live="polite" data-live-announcer="true" />;
}
