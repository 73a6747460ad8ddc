import type { SaidName } from '../../domain/spoken-names.ts';
import type { FormModel } from '../../domain/form.ts';
import type { Property } from '../../domain/property.ts';
import type { Screen } from '../../domain/screens.ts';
import type { Words } from '../../domain/words.ts';
import type { CommandCall } from '../../kernel/reply.ts';

type ScrollTarget = 'up' | 'down' | 'top' | 'bottom';

/** What is on screen, and how to go elsewhere. */
interface Stage {
  screen(): Screen;
  /** The current address: path and query. */
  address(): string;
  /** The home in view on the property screen. */
  property(): Property | null;
  /** The homes listed now, or last listed before one was opened: "the second one" counts in these. */
  listed(): readonly Property[];
  /** The home last spoken of: what "it" means where none is in view. */
  focus(): Property | null;
  /** The locality last spoken of. */
  place(): string | null;
  /** From now on "the second one" counts in the homes the assistant named. */
  list(homes: readonly Property[]): void;
  /** The part of the list that was read out last, by positions from 0 to before `to`. */
  reading(): { from: number; to: number } | null;
  read(part: { from: number; to: number }): void;
  go(address: string): void;
  /** Leaves for an address outside the app. */
  leave(address: string): void;
  /** Shows a short message at the edge of the window, announced once. */
  tell(text: Words): void;
  back(): void;
  scroll(to: ScrollTarget): void;
}

/** A control on the screen, as a screen reader knows it. */
export interface Control {
  /** Its accessible name. */
  name: string;
  disabled: boolean;
  /** The command it runs; null if pressing it only shows or moves something. */
  command: CommandCall | null;
  press(): void;
}

/** The controls on the screen, by accessible name, or by number while numbers are shown. */
export interface Controls {
  find(target: { name: string } | { number: number }): Promise<Control | null>;
  /** The name of a control in an open dialog, or else on the stage, that has this name, or where `begins` one that begins so. */
  own(said: SaidName, begins: boolean): Promise<string | null>;
  /** Types a text into a field outside any form, such as a search box. False if there is none. */
  fill(label: string, value: string): Promise<boolean>;
  /** Focuses the field with this name. */
  focus(field: string): boolean;
  number(on: boolean): void;
}

/** A form that waits: what it is called, and where it is. */
export interface LeftForm {
  title: Words;
  address: string;
}

/** The form a person means: the one in an open dialog, otherwise the screen's. */
interface Forms {
  current(): FormModel | null;
  /** Leaving would lose something typed here. */
  unsaved(): boolean;
  /** The form that was left last with something unsent in it. */
  left(): LeftForm | null;
  /** When it is shown again, it is as it was left. */
  bringBack(): void;
}

/** Turns words into text in the language of the screen. */
export type Render = (words: Words) => string;

declare module '../../kernel/services.ts' {
  interface Services {
    stage: Stage;
    controls: Controls;
    forms: Forms;
    render: Render;
  }
}
