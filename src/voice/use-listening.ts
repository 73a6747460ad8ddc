import { useCallback, useEffect, useRef, useState } from 'react';
import { playEarcon } from './earcon.ts';
import { canListen, listen, type Listening, type ListeningStatus, type VoiceError } from './recogniser.ts';
import { stopSpeaking } from './speaker.ts';

export interface UseListening {
  status: ListeningStatus;
  /** What has been heard so far. */
  partial: string;
  /** When the recording started, in milliseconds since 1970. */
  since: number | null;
  start(): void;
  stop(): void;
  cancel(): void;
}

export interface ListeningOptions {
  language: string;
  maxMs: number;
  /** It is about to listen; not called where the browser cannot. */
  onStarting(): void;
  onHeard(text: string, confidence: number): void;
  onError(error: VoiceError): void;
}

/** One microphone on the page: it starts on a press, stops by itself, and never listens while speech is playing. */
export function useListening(options: ListeningOptions): UseListening {
  const [status, setStatus] = useState<ListeningStatus>('idle');
  const [partial, setPartial] = useState('');
  const [since, setSince] = useState<number | null>(null);
  const session = useRef<Listening | null>(null);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  const start = useCallback(() => {
    stopSpeaking();
    setPartial('');
    if (canListen(latest.current.language)) latest.current.onStarting();
    const { language, maxMs } = latest.current;
    session.current = listen({
      language,
      maxMs,
      onStatus(next) {
        if (next === 'listening') playEarcon('start');
        if (next === 'idle') playEarcon('stop');
        setStatus(next);
        setSince(next === 'listening' ? Date.now() : null);
      },
      onPartial: setPartial,
      onHeard: (text, confidence) => latest.current.onHeard(text, confidence),
      onError: (error) => latest.current.onError(error),
    });
  }, []);
  const stop = useCallback(() => session.current?.stop(), []);
  const cancel = useCallback(() => session.current?.cancel(), []);

  useEffect(() => cancel, [cancel]);
  return { status, partial, since, start, stop, cancel };
}
