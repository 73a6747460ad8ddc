import type { FormCall } from '../domain/form.ts';

const commands = new WeakMap<Element, FormCall>();

/** Notes what a control runs, so that saying its name runs the same, and is asked about in the same way. */
export function noteCommand(element: Element | null, command: FormCall | undefined): void {
  if (!element) return;
  if (command) commands.set(element, command);
  else commands.delete(element);
}

/** What a control runs; null where pressing it only shows or moves something. */
export const commandOf = (element: Element): FormCall | null => commands.get(element) ?? null;
