import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useVoice } from '../state/stores.tsx';
import { watchLevel } from '../voice/sound-level.ts';
import styles from './voice.module.css';

/** How loud it is at the microphone. */
function SoundLevel() {
  const [level, setLevel] = useState<number | null>(null);
  useEffect(() => watchLevel(setLevel), []);
  if (level === null) return null;
  return (
    <span className={styles.level} aria-hidden="true">
      <span style={{ inlineSize: `${Math.round(level * 100)}%` }} />
    </span>
  );
}

/** What hands-free is doing, and the level of the sound while it listens. */
export function VoiceState() {
  const { t } = useTranslation();
  const { handsFree, microphone, loading } = useVoice();
  const listening = microphone === 'listening';
  if (loading !== null)
    return (
      <div className={styles.state}>
        <label>
          {t('assistant.voice.loadingShare', { percent: Math.round(loading * 100) })} <progress value={loading} />
        </label>
      </div>
    );
  if (handsFree === 'off' && !listening) return null;
  const doing = handsFree === 'on' && !listening ? 'waiting' : handsFree;
  return (
    <div className={styles.state}>
      {handsFree !== 'off' && <p>{t(`assistant.hands.state.${doing}`)}</p>}
      {listening && <SoundLevel />}
    </div>
  );
}
