import type { CarriedAnswer } from '../state/queries.ts';

/** What someone has pressed, or sent off, in a page that the app had not taken over yet; noted by a script of the page itself. */
interface Noted {
  early?: { pressed?: HTMLElement; sent?: HTMLFormElement; stop(): void };
}

/** The answers that the page was rendered with; null where the browser renders it. */
export function servedAnswers(): CarriedAnswer[] | null {
  const carried = document.getElementById('answers')?.textContent;
  return carried ? (JSON.parse(carried) as CarriedAnswer[]) : null;
}

/** Removes the server's head for this address; from now on the page sets its own. */
export function dropServedHead(): void {
  for (const element of document.head.querySelectorAll('title, [data-page]')) element.remove();
}

/** The controls work from now on; what was pressed too early is done now. */
export function takeOver(root: HTMLElement): void {
  root.removeAttribute('aria-disabled');
  const noted = globalThis as Noted;
  const { pressed, sent, stop } = noted.early ?? {};
  stop?.();
  delete noted.early;
  // Not within the work of taking over: what is pressed may be a part that comes alive only then.
  setTimeout(() => {
    if (pressed?.isConnected) pressed.click();
    if (sent?.isConnected) sent.requestSubmit();
  });
}
