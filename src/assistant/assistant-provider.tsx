import { createContext, use, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { words } from '../domain/words.ts';
import type { Reply } from '../kernel/reply.ts';
import { useSettings, useStores } from '../state/stores.tsx';
import { tell, tellBy, useTell } from '../ui/tell.ts';
import { useTakenOver } from '../ui/use-taken-over.ts';
import { useWords } from '../ui/words.ts';
import { setSounds } from '../voice/earcon.ts';
import { stopSpeaking } from '../voice/speaker.ts';
import { createTurns, type Turns } from './turns.ts';
import { useTalk, type AssistantParts } from './use-talk.ts';

/** The id of the message field. */
export const MESSAGE_FIELD = 'assistant-message';

export interface Assistant {
  /** Handles a text as if the person had typed it. */
  send(text: string): void;
  /** The contents of the message field. */
  draft: string;
  setDraft(text: string): void;
  toggleListening(): void;
  toggleHandsFree(): void;
  /** The language that the browser asks for, if that of the screens is another one. */
  wished: AssistantParts['wished'];
}

const AssistantContext = createContext<Assistant | null>(null);

export function useAssistant(): Assistant {
  const assistant = use(AssistantContext);
  if (!assistant) throw new Error('useAssistant: there is no AssistantProvider above');
  return assistant;
}

/** The one giver of turns of the app, made when it is first needed. */
function useTurns(parts: AssistantParts, talk: ReturnType<typeof useTalk>, setDraft: (text: string) => void): () => Turns {
  const stores = useStores();
  const render = useWords();
  const language = useSettings((settings) => settings.language);
  const latest = useRef({ parts, render, language, talk });
  useEffect(() => {
    latest.current = { parts, render, language, talk };
  });
  const made = useRef<Turns | null>(null);
  return useCallback((): Turns => {
    made.current ??= createTurns({
      stores,
      language: (inLanguage) => latest.current.parts.speechTag(inLanguage ?? latest.current.language),
      render: (text, manner) => latest.current.render(text, manner),
      hear: (text) => latest.current.talk.hear(text, 'voice'),
      doubt: setDraft,
      typeInstead: () => document.getElementById(MESSAGE_FIELD)?.focus(),
    });
    return made.current;
  }, [stores, setDraft]);
}

/** What the whole page does for the voice: presses and keys silence it, and what comes later is told by it. */
function useVoiceOfPage(turns: () => Turns): void {
  const { voice } = useStores();
  const tellWords = useTell();
  const sounds = useSettings((settings) => settings.sounds);
  useEffect(() => setSounds(sounds), [sounds]);
  useEffect(() => {
    const ends = [
      turns().watch(),
      tellBy((text, inLanguage) => {
        const { speaks } = voice.store.getState();
        if (speaks) turns().say(text, inLanguage);
        return speaks;
      }),
    ];
    const onKey = (event: KeyboardEvent) => turns().pressed(event.key);
    const onPress = () => turns().pressed(null);
    document.addEventListener('keydown', onKey, true);
    document.addEventListener('pointerdown', onPress, true);
    return () => {
      ends.forEach((end) => end());
      document.removeEventListener('keydown', onKey, true);
      document.removeEventListener('pointerdown', onPress, true);
    };
  }, [turns, voice]);
  useEffect(() => {
    if (voice.handsFree() === 'offered') tellWords(words('assistant.hands.offered'));
    // Told once, after the page was loaded again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}

/** One conversation for the whole app: it continues from screen to screen. */
export function AssistantProvider({ parts, children }: { parts: AssistantParts; children: ReactNode }) {
  const render = useWords();
  const { conversation, voice } = useStores();
  const language = useSettings((settings) => settings.language);
  const [draft, setDraft] = useState('');
  const takenOver = useTakenOver();
  const tellReply = useCallback((reply: Reply) => tell(render(reply, 'say'), reply.language), [render]);
  const talk = useTalk({ parts, language, tell: tellReply });
  const turns = useTurns(parts, talk, setDraft);
  useVoiceOfPage(turns);

  const assistant = useMemo<Assistant>(
    () => ({
      send(text) {
        if (!text.trim() || (conversation.store.getState().busy && !talk.interrupt())) return;
        stopSpeaking();
        setDraft('');
        voice.heard(false);
        void talk.hear(text.trim(), 'typed').finally(() => turns().typing(false));
      },
      draft,
      setDraft(text) {
        if (text !== '') talk.interrupt();
        turns().typing(text !== '');
        setDraft(text);
      },
      toggleListening() {
        talk.interrupt();
        turns().toggleListening();
      },
      toggleHandsFree: () => turns().toggleHandsFree(),
      wished: takenOver ? parts.wished : null,
    }),
    [parts, talk, turns, voice, conversation, draft, takenOver],
  );
  return <AssistantContext value={assistant}>{children}</AssistantContext>;
}
