import type { Filters } from '../domain/filters.ts';
import type { MemberWish } from '../domain/member-wish.ts';
import type { Property } from '../domain/property.ts';
import type { Words } from '../domain/words.ts';
import type { Outcome } from '../kernel/define.ts';
import type { CommandCall, Reply } from '../kernel/reply.ts';
import type { Person, Source } from '../kernel/policy.ts';
import type { Context } from '../understanding/data.ts';
import type { Interpretation } from '../understanding/interpret.ts';
import type { Asked, Told } from './companion/companion.ts';
import type { OnStage } from './context.ts';
import type { Expectation } from './expectation.ts';

/** Where the conversation is stored and shown. */
export interface Transcript {
  add(message: { author: 'person'; text: string } | { author: 'assistant'; reply?: Reply; trouble?: boolean }): number;
  answer(id: number, reply: Reply, trouble?: boolean): void;
  explain(id: number, why: Words): void;
  remove(id: number): void;
  setBusy(busy: boolean): void;
  expects(): Expectation | null;
  expect(expects: Expectation | null): void;
}

/** What the conversation runs commands with. */
interface Door {
  runCall(call: CommandCall, source: Source): Promise<Outcome>;
  confirm(token: string, source: Person): Promise<Outcome>;
  undo(source: Person): Promise<Outcome>;
}

/** What a conversation is built from. */
export interface ConversationParts {
  interpret(text: string, context: Context): Promise<Interpretation>;
  transcript: Transcript;
  door: Door;
  stage(): OnStage;
  /** What the person must have, whatever is searched for next. */
  goal(): Filters;
  /** What each of several people wishes who look together. */
  household(): readonly MemberWish[];
  /** From now on "it" means this home, where none is in view. */
  focusOn(home: Property): void;
  /** From now on "there" means this locality. */
  speakOf(place: string): void;
  /**
   * The language to answer in, and what to suggest about it; its texts are there then. Null: that of the screen. `asked`: the
   * language of the question that this answers, null for that of the screen.
   */
  answerIn(
    spoken: Pick<Interpretation, 'language' | 'spans'>,
    said: string,
    asked?: string | null,
  ): Promise<{ language: string; suggestions: Words[] } | null>;
  /** Turns words into text in the language of the screen. */
  render(words: Words): string;
  isSpeaking(): boolean;
  /** The person speaks, and is answered by voice. */
  speaks(): boolean;
  /** Tells a reply once, the way the person listens. */
  tell(reply: Reply): void;
  knowsCommand(name: string): boolean;
  /** A few things that can be said on this screen. */
  examplesHere(): Words[];
  /** Whether a command only shows or tells something. */
  onlyReads(name: string): boolean;
  /** What a command would do, in a few words. */
  gistOf(call: CommandCall): Words;
  /** The help texts' answer, or null if they have none; away from the help pages only what clearly asks for it gets one. */
  helpWith(said: string, atHelp: boolean): Promise<Reply | null>;
  /** Tells our people of a sentence that was not understood, and not who said it. */
  noteMissed(said: string, language: string): void;
  /** The control of the dialog, form or payment in hand that this sentence names; its words come first. */
  ownControl(said: string): Promise<string | null>;
  /** Asks the language model of the site; null where there is none, or the person wants none. `language`: that of the screen. */
  companion(): { language: string; ask(asked: Asked): Promise<Told> } | null;
}

/** The result of one request: the reply, and whether it failed. A silent reply is not shown. */
export interface Answer {
  reply: Reply;
  trouble: boolean;
  /** Sentences of it were told already: only this is still to be told, if anything. */
  untold?: Reply | null;
}
