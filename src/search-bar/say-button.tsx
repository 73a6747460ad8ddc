import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStores } from '../state/stores.tsx';
import { tell } from '../ui/tell.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useListening } from '../voice/use-listening.ts';
import styles from './photo-dialogs.module.css';

/** Saying the name of a button never takes longer than this. */
const LONGEST_MS = 8000;

/** A microphone for a dialog: saying the name of a button presses it. */
export function SayButton({ language }: { language: string }) {
  const { t } = useTranslation();
  const { voice, door, settings } = useStores();
  const [missed, setMissed] = useState(false);
  const [soundNote, setSoundNote] = useState(false);
  const miss = () => {
    setMissed(true);
    tell(t('photoSearch.notHeard'));
  };
  const press = async (name: string) => {
    voice.heard(true);
    const outcome = await door.run('press', { name }, 'voice');
    if (outcome.status === 'done' && outcome.reply.missing) miss();
  };
  const { status, start, stop } = useListening({
    language,
    maxMs: LONGEST_MS,
    onStarting() {
      if (!settings.firstTime('toldOfSound')) return;
      setSoundNote(true);
      tell(t('assistant.voice.goesTo'));
    },
    onHeard: (text) => void press(text),
    onError: miss,
  });
  const listening = status !== 'idle';
  return (
    <div className={styles.say}>
      <Button
        look="quiet"
        aria-pressed={listening}
        onPress={() => {
          setMissed(false);
          if (listening) stop();
          else start();
        }}
      >
        <Icon name="mic" size={20} />
        {t('photoSearch.speak')}
      </Button>
      {(listening || missed) && <p>{t(listening ? 'photoSearch.speaking' : 'photoSearch.notHeard')}</p>}
      {soundNote && <p>{t('assistant.voice.goesTo')}</p>}
    </div>
  );
}
