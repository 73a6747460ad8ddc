import type { Property } from '../domain/property.ts';
import type { Words } from '../domain/words.ts';

/** A command with unchecked arguments. */
export interface CommandCall {
  name: string;
  args?: Record<string, unknown>;
}

/** What a command says when it is done. */
export interface Reply extends Words {
  /** Homes shown with the words. */
  homes?: Property[];
  /** What to say or press next. */
  suggestions?: Words[];
  /** Links that leave the page: a phone number, an email address. */
  links?: { words: Words; href: string }[];
  /** The words ask a yes-or-no question; a yes runs this command exactly as it would run now. */
  asks?: CommandCall;
  /** The reply to a no. */
  otherwise?: Words;
  /** The words ask for this slot of a command; the answer runs it. */
  wants?: { command: CommandCall; slot: string };
  /** The words offer these: by its words, its number, or a yes to the first, one is run. */
  choices?: readonly { words: Words; call: CommandCall }[];
  /** The homes that the words are about: "it" means the first of them. */
  about?: readonly Property[];
  /** The locality that the words are about. */
  place?: string;
  /** The form field being asked for: what the person says next goes there. */
  asksFor?: string;
  /** Nothing needs saying: the screen shows it. */
  silent?: boolean;
  /** Nothing happened: what was named is not there. */
  missing?: boolean;
  /** The stage shows it: it goes into the transcript, without a notice over the page. */
  onStage?: boolean;
  /** A language model was asked, with this; `answered` where the words are its own, as far as they were checked. */
  companion?: { sent: string; answered: boolean };
  /** A change that a language model proposes: the yes to this token, by hand or word, lets it happen. */
  proposes?: { token: string; what: Words };
  /** The control that was pressed shows it: whoever does not see that is told, without a notice over the page. */
  inPlace?: boolean;
}

/** Undoes a change, and says what is true again. */
export type Undo = () => Reply | Promise<Reply>;

/** Something was done; `undo` reverses it. */
export interface Performed {
  reply: Reply;
  undo?: Undo | null;
}

/** Something was changed; `undo` is null only if there was nothing to change. */
export interface Written extends Performed {
  undo: Undo | null;
}

/** Another command is meant: it runs instead, under its own effect. */
export interface Instead {
  instead: CommandCall;
}
