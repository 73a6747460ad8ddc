import { createContext, use, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { words } from '../domain/words.ts';
import type { Reply } from '../kernel/reply.ts';
import type { Source } from '../kernel/policy.ts';
import { useConversation, useSettings, useStores } from '../state/stores.tsx';
import { announce } from '../ui/announcer.tsx';
import { useWords } from '../ui/words.ts';
import type { VoiceError } from '../voice/recogniser.ts';
import { speak, stopSpeaking } from '../voice/speaker.ts';
import { useListening } from '../voice/use-listening.ts';
import { useTalk, type AssistantParts } from './use-talk.ts';

export interface Assistant {
  /** Handles a text as if the person had typed it. */
  send(text: string): void;
  /** The contents of the message field. */
  draft: string;
  setDraft(text: string): void;
  listening: boolean;
  partial: string;
  /** When the recording started, in milliseconds since 1970. */
  listeningSince: number | null;
  toggleListening(): void;
  handsFree: boolean;
  toggleHandsFree(): void;
}

const AssistantContext = createContext<Assistant | null>(null);

export function useAssistant(): Assistant {
  const assistant = use(AssistantContext);
  if (!assistant) throw new Error('useAssistant: there is no AssistantProvider above');
  return assistant;
}

/** Long enough not to cut off a person who thinks while speaking; silence ends a turn well before. */
const LONGEST_TURN_MS = 60_000;
/** Below this confidence the recogniser was guessing: the person is asked to confirm what was heard. */
const SURE = 0.5;
const SILENCES_BEFORE_REST = 3;

const ERRORS: Partial<Record<VoiceError, string>> = {
  'unsupported': 'assistant.voice.unsupported',
  'start-failed': 'assistant.voice.startFailed',
};

/** One conversation for the whole app: it continues from screen to screen. */
export function AssistantProvider({ parts, children }: { parts: AssistantParts; children: ReactNode }) {
  const render = useWords();
  const { conversation, settings } = useStores();
  const language = useSettings((settings) => settings.language);
  const rate = useSettings((settings) => settings.speechRate);
  const [draft, setDraft] = useState('');
  const [handsFree, setHandsFree] = useState(false);
  const silences = useRef(0);
  const listenAgain = useRef<() => void>(() => undefined);
  /** Whether the sentence that was heard last got an answer; silence is no reason to stop listening. */
  const answered = useRef(true);

  const tell = useCallback(
    (reply: Reply, source: Source) => {
      const shown = render(reply);
      if (source !== 'voice') {
        announce(shown);
        return;
      }
      answered.current = true;
      speak(render(reply, 'say'), {
        language: parts.speechTag(language),
        rate,
        onEnd: () => listenAgain.current(),
        onSilent: () => announce(shown),
      });
    },
    [render, parts, language, rate],
  );
  const talk = useTalk({ parts, language, tell });

  const listening = useListening({
    language: parts.speechTag(language),
    maxMs: LONGEST_TURN_MS,
    onStarting() {
      if (settings.firstTime('toldOfSound')) talk().say(words('assistant.voice.goesTo'));
    },
    onHeard(text, confidence) {
      silences.current = 0;
      if (confidence >= SURE) {
        answered.current = false;
        void talk()
          .hear(text, 'voice')
          .finally(() => {
            if (!answered.current) listenAgain.current();
          });
        return;
      }
      setDraft(text);
      talk().say({ ...words('assistant.heardUnsurely', { text }), suggestions: [words('suggest.yes'), words('suggest.no')] });
      conversation.expect({ kind: 'heard', text });
    },
    onError(error) {
      if (handsFree && error === 'no-speech' && ++silences.current < SILENCES_BEFORE_REST) {
        listenAgain.current();
        return;
      }
      setHandsFree(false);
      talk().say(words(ERRORS[error] ?? 'assistant.voice.error'));
    },
  });
  const { status, partial, since, start, stop, cancel } = listening;
  const toSay = useConversation((state) => state.toSay);
  const latestTell = useRef(tell);
  useEffect(() => {
    latestTell.current = tell;
  });
  useEffect(() => {
    if (!toSay) return;
    cancel();
    latestTell.current(toSay, 'voice');
  }, [toSay, cancel]);
  const active = status !== 'idle';
  useEffect(() => {
    listenAgain.current = () => {
      if (handsFree) start();
    };
  });

  useEffect(() => {
    const quiet = (event: KeyboardEvent) => {
      if (event.key === 'Escape') stopSpeaking();
    };
    document.addEventListener('keydown', quiet);
    return () => document.removeEventListener('keydown', quiet);
  }, []);

  const assistant = useMemo<Assistant>(
    () => ({
      send(text) {
        if (!text.trim() || conversation.store.getState().busy) return;
        stopSpeaking();
        setDraft('');
        void talk().hear(text.trim(), 'typed');
      },
      draft,
      setDraft(text) {
        stopSpeaking();
        setDraft(text);
      },
      listening: active,
      partial,
      listeningSince: since,
      toggleListening: active ? stop : start,
      handsFree,
      toggleHandsFree() {
        silences.current = 0;
        setHandsFree(!handsFree);
        if (handsFree) stop();
        else start();
      },
    }),
    [talk, conversation, draft, active, partial, since, start, stop, handsFree],
  );
  return <AssistantContext value={assistant}>{children}</AssistantContext>;
}
