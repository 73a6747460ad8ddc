import { useEffect, useRef } from 'react';

/** How long a message stays in the page. Any shorter, and TalkBack may miss it. */
const LINGER_MS = 1000;

interface Announced {
  text: string;
  language?: string | undefined;
}

type Listener = (announced: Announced) => void;

const waiting: Announced[] = [];
let listener: Listener | null = null;
let timer: ReturnType<typeof setTimeout> | null = null;

function next(): void {
  timer = null;
  const announced = waiting.shift();
  listener?.(announced ?? { text: '' });
  if (announced) timer = setTimeout(next, LINGER_MS);
}

/** Has screen readers say a text once, after whatever they are saying. */
export function announce(text: string, language?: string): void {
  if (!text) return;
  waiting.push({ text, language });
  if (timer === null && listener) next();
}

/** The one live region of the app: mounted empty, polite, emptied after each message so that the next same one is new. */
export function Announcer() {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    listener = ({ text, language }) => {
      if (!region.current) return;
      if (language) region.current.lang = language;
      else region.current.removeAttribute('lang');
      region.current.textContent = text;
    };
    if (timer === null && waiting.length > 0) next();
    return () => {
      listener = null;
    };
  }, []);
  return <div ref={region} className="visually-hidden" role="status" aria-live="polite" data-live-announcer="true" />;
}
