import { useEffect, useRef, type FormEvent, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useConversation, useVoice } from '../state/stores.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { MESSAGE_FIELD, useAssistant } from './assistant-provider.tsx';
import styles from './composer.module.css';
import { useSupport } from './use-support.ts';
import { RecordingTimer } from './recording-timer.tsx';
import { VoiceState } from './voice-state.tsx';

/** Listens once, or stops; also what ends hands-free. */
function MicrophoneButton({ large }: { large: boolean }) {
  const { t } = useTranslation();
  const { toggleListening } = useAssistant();
  const { microphone, handsFree, deaf } = useVoice();
  const on = microphone !== 'idle' || handsFree === 'on' || handsFree === 'asleep';
  const label = t(on ? 'assistant.stopVoice' : 'assistant.startVoice');
  const title = deaf ? t('assistant.voice.off') : label;
  return (
    <Button
      look="round"
      className={on ? styles.hearing : styles.mic}
      id="assistant-microphone"
      aria-label={label}
      title={title}
      aria-disabled={deaf}
      onPress={toggleListening}
    >
      <Icon name={on ? 'stop' : 'mic'} size={large ? 40 : 24} />
    </Button>
  );
}

function placeholderOf({ listening, support, short }: { listening: boolean; support: boolean; short: boolean }): string {
  if (listening) return 'assistant.listening';
  if (support) return 'assistant.support.placeholder';
  return short ? 'assistant.placeholderShort' : 'assistant.placeholder';
}

/** The text field, the microphone and the send button of the assistant. */
export function Composer({ large = false, short = false }: { large?: boolean; short?: boolean }) {
  const { t } = useTranslation();
  const { send, draft, setDraft } = useAssistant();
  const { microphone, partial, since, handsFree } = useVoice();
  const listening = microphone !== 'idle';
  /** Between two sentences of somebody who talks, the field is free to be typed in. */
  const dictated = listening && (partial !== '' || handsFree === 'off' || handsFree === 'offered');
  const busy = useConversation((conversation) => conversation.busy);
  const field = useRef<HTMLTextAreaElement>(null);
  const support = useSupport();
  useEffect(() => {
    // What was typed before the app had taken the page over.
    if (field.current?.value) setDraft(field.current.value);
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const off = busy || dictated || !draft.trim();

  /** Dictation software changes the field without events, so what counts is its current value. */
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (busy || dictated) return;
    send(field.current?.value ?? draft);
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  };

  return (
    <form className={large ? `${styles.composer} ${styles.large}` : styles.composer} onSubmit={submit} data-assistant-composer>
      <MicrophoneButton large={large} />
      <div className={styles.field}>
        <label className="visually-hidden" htmlFor={MESSAGE_FIELD}>
          {t('assistant.message')}
        </label>
        <textarea
          id={MESSAGE_FIELD}
          ref={field}
          rows={1}
          maxLength={1000}
          value={dictated ? partial : draft}
          readOnly={dictated}
          placeholder={t(placeholderOf({ listening, support, short }))}
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {listening && since !== null && (
          <span className={styles.timer}>
            <RecordingTimer since={since} />
          </span>
        )}
      </div>
      <Button type="submit" look="main" className={styles.send} aria-label={t('assistant.send')} title={t('assistant.send')} off={off}>
        <Icon name="send" />
      </Button>
      <VoiceState />
    </form>
  );
}
