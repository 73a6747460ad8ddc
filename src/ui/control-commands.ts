import type { FormCall } from '../domain/form.ts';

const commands = new WeakMap<Element, FormCall>();

/** Registers the command of a control, so that saying its name runs the same command, confirmed in the same way. */
export function noteCommand(element: Element | null, command: FormCall | undefined): void {
  if (!element) return;
  if (command) commands.set(element, command);
  else commands.delete(element);
}

/** The command of a control; null if pressing it only shows or moves something. */
export const commandOf = (element: Element): FormCall | null => commands.get(element) ?? null;
