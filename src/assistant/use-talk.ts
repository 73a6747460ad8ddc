import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { Conversation } from '../conversation/conversation.ts';
import type { OnStage } from '../conversation/context.ts';
import type { ConversationParts } from '../conversation/parts.ts';
import type { Screen } from '../domain/screens.ts';
import { saidName, type SaidName } from '../domain/spoken-names.ts';
import { withoutSecrets } from '../domain/spoken-values.ts';
import { words, type Words } from '../domain/words.ts';
import type { CommandCall, Reply } from '../kernel/reply.ts';
import type { StageState } from '../state/stage.ts';
import { useStores } from '../state/stores.tsx';
import { useWords } from '../ui/words.ts';
import { isSpeaking } from '../voice/speaker.ts';

/** What the assistant needs from the app besides its stores. */
export interface AssistantParts {
  /** Makes the conversation, whose code comes with the first sentence; what else is asked of it here is asked after that. */
  converse(parts: ConversationParts): Promise<Conversation>;
  /** The language model of the site, on screens in this language; null where there is none, or the person wants none. */
  companion(language: string): ReturnType<ConversationParts['companion']>;
  /** Interprets a text in any language, on screens in this language. */
  interpreter(language: string): ConversationParts['interpret'];
  /** The language that the browser asks for, if that of the screens is another one. */
  wished: { tag: string; name: string } | null;
  /** The language to answer a sentence in, and what to suggest about it; null for that of the screen. */
  answerIn: ConversationParts['answerIn'];
  /** The tag by which recognisers and voices know a language. */
  speechTag(language: string): string;
  knowsCommand(name: string): boolean;
  sayableAt(screen: Screen): readonly string[];
  /** Whether a command only shows or tells something. */
  onlyReads(name: string): boolean;
  /** What a command would do, in a few words. */
  gistOf(call: CommandCall): Words;
  /** The help texts' answer, or null if they have none. */
  helpWith(said: string, atHelp: boolean): Promise<Reply | null>;
  /** Tells our people of a sentence that was not understood. */
  noteMissed: ConversationParts['noteMissed'];
  /** Whether something on the screen can be pressed by this name. */
  hasControl(name: string): Promise<boolean>;
  /** The control in hand with this name, or where `begins` with a name that begins so. */
  ownControl(said: SaidName, begins: boolean): Promise<string | null>;
}

const EXAMPLES_HERE = 3;

/** Screens of one's own things, each with buttons that name it. */
const OWN_THINGS = new Set<Screen>(['profile', 'my_listings']);

const LISTS = new Set<Screen>(['results', 'favourites', 'compare']);

/** A list is being read out only while it is in view. */
const onStage = (now: StageState, more: Pick<OnStage, 'results' | 'form'>): OnStage => ({
  ...now,
  ...more,
  reading: LISTS.has(now.screen) ? now.reading : null,
});

interface Talking {
  parts: AssistantParts;
  language: string;
  tell(reply: Reply): void;
}

/** The one conversation of the app, made when it is first needed; its language and how it tells may change while it goes on. */
export function useTalk(talking: Talking): Conversation {
  const render = useWords();
  const { conversation, stage, results, forms, photoSearch, door, voice } = useStores();
  const latest = useRef({ ...talking, render });
  useEffect(() => {
    latest.current = { ...talking, render };
  });
  const made = useRef<Promise<Conversation> | null>(null);
  /** The conversation once it is made, and the sentence that it answers. */
  const now = useRef<{ talk: Conversation | null; answering: Promise<void> }>({ talk: null, answering: Promise.resolve() });
  const begin = useCallback((): Promise<Conversation> => {
    made.current ??= latest.current.parts.converse({
      interpret: (text, context) => latest.current.parts.interpreter(latest.current.language)(text, context),
      answerIn: (interpretation, said, asked) => latest.current.parts.answerIn(interpretation, said, asked),
      transcript: conversation,
      door,
      stage: () => onStage(stage.now(), { results: results.current(), form: forms.current() }),
      goal: conversation.goal.musts,
      household: conversation.goal.household,
      focusOn: stage.focusOn,
      speakOf: stage.speakOf,
      render: (text) => latest.current.render(text),
      isSpeaking,
      speaks: () => voice.store.getState().speaks,
      companion: () => latest.current.parts.companion(latest.current.language),
      tell: (reply) => latest.current.tell(reply),
      knowsCommand: (name) => latest.current.parts.knowsCommand(name),
      examplesHere: () =>
        latest.current.parts
          .sayableAt(stage.now().screen)
          .slice(0, EXAMPLES_HERE)
          .map((name) => words(`commands.${name}.example`)),
      onlyReads: (name) => latest.current.parts.onlyReads(name),
      gistOf: (call) => latest.current.parts.gistOf(call),
      helpWith: (said, atHelp) => latest.current.parts.helpWith(said, atHelp),
      noteMissed: (said, spoken) => latest.current.parts.noteMissed(said, spoken),
      async ownControl(said) {
        const { parts, render } = latest.current;
        if (photoSearch.store.getState().step !== 'closed') return (await parts.hasControl(said)) ? said : null;
        const { screen } = stage.now();
        const pays = screen === 'payment';
        const asked = conversation.expects()?.kind;
        if (asked === 'yes' || asked === 'heard' || !(pays || OWN_THINGS.has(screen) || forms.current()?.beside === false)) return null;
        return parts.ownControl(saidName(said, render(words('assistant.controlFrame')).split(', ')), pays);
      },
    });
    made.current.catch(() => (made.current = null));
    return made.current;
  }, [conversation, door, stage, results, forms, photoSearch, voice]);
  return useMemo(
    () => ({
      async hear(text, source) {
        const talk = await begin().catch(() => null);
        if (talk) {
          if (talk.interrupt()) await now.current.answering.catch(() => undefined);
          now.current = { talk, answering: talk.hear(text, source) };
          return now.current.answering;
        }
        // Nothing that was said is lost while it cannot be answered.
        conversation.add({ author: 'person', text: withoutSecrets(text) });
        const reply = words('errors.offline');
        conversation.add({ author: 'assistant', reply, trouble: true });
        latest.current.tell(reply);
      },
      interrupt: () => now.current.talk?.interrupt() ?? false,
    }),
    [begin, conversation],
  );
}
