import { createContext, use, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { Reply, Source } from '../kernel/define.ts';
import { COMMANDS, commandsAt } from '../capabilities/registry.ts';
import { words } from '../domain/words.ts';
import { useConversation, setPending } from '../state/conversation.ts';
import { useSettings } from '../state/settings.ts';
import { useStage } from '../state/stage.ts';
import { announce } from '../ui/announcer.tsx';
import { useWords } from '../ui/words.ts';
import type { VoiceError } from '../voice/recogniser.ts';
import { isSpeaking, speak, stopSpeaking } from '../voice/speaker.ts';
import { useListening } from '../voice/use-listening.ts';
import { createDialogue, type Dialogue } from './dialogue.ts';
import { understandingOf } from './load-understanding.ts';
import { speechTag } from './speech-tags.ts';

export interface Assistant {
  /** Takes a text as if the person had typed it. */
  send(text: string): void;
  /** What stands in the message field. */
  draft: string;
  setDraft(text: string): void;
  listening: boolean;
  partial: string;
  /** When listening began, in milliseconds since 1970. */
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

/** A person who thinks while speaking is not cut off; silence ends a turn long before. */
const LONGEST_TURN_MS = 60_000;
/** Below this the recogniser was guessing: what it heard is asked back before anything happens. */
const SURE = 0.5;
const SILENCES_BEFORE_REST = 3;
const EXAMPLES_HERE = 3;

const ERRORS: Partial<Record<VoiceError, string>> = {
  'unsupported': 'assistant.voice.unsupported',
  'start-failed': 'assistant.voice.startFailed',
};

/** One conversation for the whole app: it goes on from screen to screen. */
export function AssistantProvider({ children }: { children: ReactNode }) {
  const render = useWords();
  const language = useSettings((settings) => settings.language);
  const rate = useSettings((settings) => settings.speechRate);
  const [draft, setDraft] = useState('');
  const [handsFree, setHandsFree] = useState(false);
  const silences = useRef(0);
  const listenAgain = useRef<() => void>(() => undefined);

  const tell = useCallback(
    (reply: Reply, source: Source) => {
      const shown = render(reply);
      if (source !== 'voice') {
        announce(shown);
        return;
      }
      speak(render(reply, 'say'), {
        language: speechTag(language),
        rate,
        onEnd: () => listenAgain.current(),
        onSilent: () => announce(shown),
      });
    },
    [render, language, rate],
  );
  const cameraWords = render(words('photoSearch.cameraWords')).split(', ');
  const framingWords = render(words('form.framingWords')).split(', ');
  const latest = useRef({ tell, language, cameraWords, framingWords });
  useEffect(() => {
    latest.current = { tell, language, cameraWords, framingWords };
  });
  const made = useRef<Dialogue | null>(null);
  const dialogue = useCallback((): Dialogue => {
    made.current ??= createDialogue({
      interpret: async (text, context) => (await understandingOf(latest.current.language, text)).interpret(text, context),
      isSpeaking,
      tell: (reply, source) => latest.current.tell(reply, source),
      cameraWords: () => latest.current.cameraWords,
      framingWords: () => latest.current.framingWords,
      knowsCommand: (name) => COMMANDS.get(name)?.example !== false && (COMMANDS.has(name) || name === 'undo'),
      examplesHere: () =>
        commandsAt(useStage.getState().screen)
          .slice(0, EXAMPLES_HERE)
          .map((name) => words(`commands.${name}.example`)),
    });
    return made.current;
  }, []);

  const listening = useListening({
    language: speechTag(language),
    maxMs: LONGEST_TURN_MS,
    onHeard(text, confidence) {
      silences.current = 0;
      if (confidence >= SURE) {
        void dialogue().hear(text, 'voice');
        return;
      }
      setDraft(text);
      dialogue().say({ ...words('assistant.heardUnsurely', { text }), suggestions: [words('suggest.yes'), words('suggest.no')] });
      setPending({ kind: 'heard', text });
    },
    onError(error) {
      if (handsFree && error === 'no-speech' && ++silences.current < SILENCES_BEFORE_REST) {
        listenAgain.current();
        return;
      }
      setHandsFree(false);
      dialogue().say(words(ERRORS[error] ?? 'assistant.voice.error'));
    },
  });
  const { status, partial, since, start, stop, cancel } = listening;
  const toSay = useConversation((conversation) => conversation.toSay);
  useEffect(() => {
    if (!toSay) return;
    cancel();
    latest.current.tell(toSay, 'voice');
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
        if (!text.trim() || useConversation.getState().busy) return;
        stopSpeaking();
        setDraft('');
        void dialogue().hear(text.trim(), 'typed');
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
    [dialogue, draft, active, partial, since, start, stop, handsFree],
  );
  return <AssistantContext value={assistant}>{children}</AssistantContext>;
}
