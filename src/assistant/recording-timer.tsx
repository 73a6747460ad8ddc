import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

const SECOND_MS = 1000;

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** How long the microphone has been open, as mm:ss. Screen readers can find it, but it does not announce each second. */
export function RecordingTimer({ since }: { since: number }) {
  const { t } = useTranslation();
  const [now, setNow] = useState(since);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS / 4);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.floor((now - since) / SECOND_MS));
  return (
    <span role="timer" aria-label={t('assistant.recordingTime')}>
      {twoDigits(Math.floor(seconds / 60))}:{twoDigits(seconds % 60)}
    </span>
  );
}
