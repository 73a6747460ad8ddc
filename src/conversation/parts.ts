import type { Words } from '../domain/words.ts';
import type { Outcome } from '../kernel/define.ts';
import type { CommandCall, Reply } from '../kernel/reply.ts';
import type { Person, Source } from '../kernel/policy.ts';
import type { Context } from '../understanding/data.ts';
import type { Interpretation } from '../understanding/interpret.ts';
import type { OnStage } from './context.ts';
import type { Expectation } from './expectation.ts';

/** Where the conversation is kept and shown. */
export interface Transcript {
  add(message: { author: 'person'; text: string } | { author: 'assistant'; reply?: Reply; trouble?: boolean }): number;
  answer(id: number, reply: Reply, trouble?: boolean): void;
  explain(id: number, why: Words): void;
  remove(id: number): void;
  setBusy(busy: boolean): void;
  expects(): Expectation | null;
  expect(expects: Expectation | null): void;
}

/** What the conversation runs. */
interface Door {
  runCall(call: CommandCall, source: Source): Promise<Outcome>;
  confirm(token: string, source: Person): Promise<Outcome>;
  undo(source: Person): Promise<Outcome>;
}

/** What a conversation is made of. */
export interface ConversationParts {
  interpret(text: string, context: Context): Promise<Interpretation>;
  transcript: Transcript;
  door: Door;
  stage(): OnStage;
  /** Turns words into the text that is shown now. */
  render(words: Words): string;
  isSpeaking(): boolean;
  /** Speaks or announces a reply, once. */
  tell(reply: Reply, source: Source): void;
  knowsCommand(name: string): boolean;
  /** A few things that can be said on this screen. */
  examplesHere(): Words[];
  /** Answers from the help texts, or null where they have none. */
  helpWith(said: string): Promise<Reply | null>;
  /** Whether a control of an open photo dialog has this name; the words on its buttons come first. */
  isPhotoControl(name: string): Promise<boolean>;
  /** The person talks, or types. */
  talks(byVoice: boolean): void;
}

/** What comes of one wish: what is said, and whether it went wrong. */
export interface Answer {
  reply: Reply;
  trouble: boolean;
}
