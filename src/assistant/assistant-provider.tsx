import { createContext, use, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { createConversation, type Conversation } from '../conversation/conversation.ts';
import type { ConversationParts } from '../conversation/parts.ts';
import type { Screen } from '../domain/screens.ts';
import { words } from '../domain/words.ts';
import type { Reply } from '../kernel/reply.ts';
import type { Source } from '../kernel/policy.ts';
import { useConversation, useSettings, useStores } from '../state/stores.tsx';
import { announce } from '../ui/announcer.tsx';
import { useWords } from '../ui/words.ts';
import type { VoiceError } from '../voice/recogniser.ts';
import { isSpeaking, speak, stopSpeaking } from '../voice/speaker.ts';
import { useListening } from '../voice/use-listening.ts';

/** What of the app the assistant needs besides its stores. */
export interface AssistantParts {
  /** Tells what a text means, whatever language it is in, on screens in this language. */
  interpreter(language: string): ConversationParts['interpret'];
  /** The tag that recognisers and voices know a language by. */
  speechTag(language: string): string;
  knowsCommand(name: string): boolean;
  sayableAt(screen: Screen): readonly string[];
  /** Answers from the help texts, or null where they have none. */
  helpWith(said: string): Promise<Reply | null>;
  /** Whether something on the screen can be pressed by this name. */
  hasControl(name: string): Promise<boolean>;
}

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
export function AssistantProvider({ parts, children }: { parts: AssistantParts; children: ReactNode }) {
  const render = useWords();
  const { conversation, stage, results, forms, photoSearch, door } = useStores();
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
        language: parts.speechTag(language),
        rate,
        onEnd: () => listenAgain.current(),
        onSilent: () => announce(shown),
      });
    },
    [render, parts, language, rate],
  );
  const latest = useRef({ tell, language, render, parts });
  useEffect(() => {
    latest.current = { tell, language, render, parts };
  });
  const made = useRef<Conversation | null>(null);
  const talk = useCallback((): Conversation => {
    made.current ??= createConversation({
      interpret: (text, context) => latest.current.parts.interpreter(latest.current.language)(text, context),
      transcript: conversation,
      door,
      stage: () => ({ ...stage.now(), results: results.current(), form: forms.current() }),
      render: (text) => latest.current.render(text),
      isSpeaking,
      tell: (reply, source) => latest.current.tell(reply, source),
      knowsCommand: (name) => latest.current.parts.knowsCommand(name),
      examplesHere: () =>
        latest.current.parts
          .sayableAt(stage.now().screen)
          .slice(0, EXAMPLES_HERE)
          .map((name) => words(`commands.${name}.example`)),
      helpWith: (said) => latest.current.parts.helpWith(said),
      isPhotoControl: async (name) => photoSearch.store.getState().step !== 'closed' && latest.current.parts.hasControl(name),
      talks: photoSearch.setSpoken,
    });
    return made.current;
  }, [conversation, door, stage, results, forms, photoSearch]);

  const listening = useListening({
    language: parts.speechTag(language),
    maxMs: LONGEST_TURN_MS,
    onHeard(text, confidence) {
      silences.current = 0;
      if (confidence >= SURE) {
        void talk().hear(text, 'voice');
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
