import type { FormModel } from '../../domain/form.ts';
import type { Property } from '../../domain/property.ts';
import type { Screen } from '../../domain/screens.ts';
import type { Words } from '../../domain/words.ts';
import type { CommandCall } from '../../kernel/reply.ts';

type ScrollTarget = 'up' | 'down' | 'top' | 'bottom';

/** What is shown now, and how to get elsewhere. */
interface Stage {
  screen(): Screen;
  /** The present address, path and query. */
  address(): string;
  /** The home in view on the property screen. */
  property(): Property | null;
  /** The homes that are listed, or were before one of them was opened: what "the second one" counts in. */
  listed(): readonly Property[];
  /** Homes that the assistant has named are counted in from now on. */
  list(homes: readonly Property[]): void;
  go(address: string): void;
  /** Leaves for an address outside the app. */
  leave(address: string): void;
  /** Short news at the edge of the window, announced once. */
  tell(text: Words): void;
  back(): void;
  scroll(to: ScrollTarget): void;
}

/** A control of the screen, as a screen reader knows it. */
export interface Control {
  /** Its accessible name. */
  name: string;
  disabled: boolean;
  /** What it runs; null where pressing it only shows or moves something. */
  command: CommandCall | null;
  press(): void;
}

/** The controls of the screen by their accessible names, or by their numbers while those are shown. */
export interface Controls {
  find(target: { name: string } | { number: number }): Promise<Control | null>;
  /** Puts a text into a field that belongs to no form, such as a search box. False where there is none. */
  fill(label: string, value: string): Promise<boolean>;
  /** Moves the focus to the field with this name. */
  focus(field: string): boolean;
  number(on: boolean): void;
}

/** The form that a person means: the one in an open dialog, or the one of the screen. */
interface Forms {
  current(): FormModel | null;
  /** Something that was typed here would be lost by leaving. */
  unsaved(): boolean;
}

/** Turns words into the text that is shown now. */
export type Render = (words: Words) => string;

declare module '../../kernel/services.ts' {
  interface Services {
    stage: Stage;
    controls: Controls;
    forms: Forms;
    render: Render;
  }
}
