import { useRef, type FormEvent, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useConversation } from '../state/stores.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useAssistant } from './assistant-provider.tsx';
import styles from './composer.module.css';
import { useSupport } from './use-support.ts';
import { RecordingTimer } from './recording-timer.tsx';

/** The text field, the microphone and the send button of the assistant. */
export function Composer({ large = false }: { large?: boolean }) {
  const { t } = useTranslation();
  const { send, draft, setDraft, listening, partial, listeningSince, toggleListening } = useAssistant();
  const busy = useConversation((conversation) => conversation.busy);
  const field = useRef<HTMLTextAreaElement>(null);
  const support = useSupport();
  const off = busy || listening || !draft.trim();

  /** Dictation software changes the field without events, so what counts is its current value. */
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (busy || listening) return;
    send(field.current?.value ?? draft);
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  };
  const micLabel = t(listening ? 'assistant.stopVoice' : 'assistant.startVoice');

  return (
    <form className={large ? `${styles.composer} ${styles.large}` : styles.composer} onSubmit={submit} data-assistant-composer>
      <Button
        look="round"
        className={listening ? styles.hearing : styles.mic}
        aria-label={micLabel}
        title={micLabel}
        onPress={toggleListening}
      >
        <Icon name={listening ? 'stop' : 'mic'} size={large ? 40 : 24} />
      </Button>
      <div className={styles.field}>
        <label className="visually-hidden" htmlFor="assistant-message">
          {t('assistant.message')}
        </label>
        <textarea
          id="assistant-message"
          ref={field}
          rows={1}
          maxLength={1000}
          value={listening ? partial : draft}
          readOnly={listening}
          placeholder={t(listening ? 'assistant.listening' : support ? 'assistant.support.placeholder' : 'assistant.placeholder')}
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {listening && listeningSince !== null && (
          <span className={styles.timer}>
            <RecordingTimer since={listeningSince} />
          </span>
        )}
      </div>
      <Button type="submit" look="main" className={styles.send} aria-label={t('assistant.send')} title={t('assistant.send')} off={off}>
        <Icon name="send" />
      </Button>
    </form>
  );
}
