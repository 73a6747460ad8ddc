import { useTranslation } from 'react-i18next';
import { useSettings, useStores, useVoice } from '../state/stores.tsx';
import { Button } from '../ui/button.tsx';
import { hasCompanion } from '../ui/has-companion.ts';
import { Tick } from '../ui/tick.tsx';
import { useTakenOver } from '../ui/use-taken-over.ts';
import { useAssistant } from './assistant-provider.tsx';
import panel from './assistant-panel.module.css';
import styles from './voice.module.css';

/** Goes on listening, or ends that: the press that opens the microphone. */
export function HandsFree() {
  const { t } = useTranslation();
  const { toggleHandsFree } = useAssistant();
  const mode = useVoice(({ handsFree }) => handsFree);
  return (
    <Button className={panel.small} aria-pressed={mode === 'on' || mode === 'asleep'} onPress={toggleHandsFree}>
      {t('assistant.handsFree')}
    </Button>
  );
}

/** How the assistant listens and sounds. */
export function VoiceSettings() {
  const { t } = useTranslation();
  const { settings } = useStores();
  const { bargeIn, sounds, companion } = useSettings();
  const takenOver = useTakenOver();
  return (
    <details className={styles.settings}>
      <summary>{t('assistant.hands.settings')}</summary>
      <Tick label={t('assistant.hands.bargeIn')} checked={bargeIn} onChange={(wanted) => settings.set({ bargeIn: wanted })} />
      <Tick label={t('assistant.hands.sounds')} checked={sounds} onChange={(wanted) => settings.set({ sounds: wanted })} />
      {takenOver && hasCompanion() && (
        <>
          <Tick label={t('companion.use')} checked={companion} onChange={(wanted) => settings.set({ companion: wanted })} />
          <p>{t('companion.useNote')}</p>
        </>
      )}
    </details>
  );
}
