let count = 0;
let focusWanted = false;
const listeners = new Set<() => void>();

/** How often someone has navigated in this visit; the first page does not count. */
export const arrival = (): number => count;

export function onArrival(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Someone goes to a screen; `focus` says whether its heading takes the focus. */
export function announceArrival(focus: boolean): void {
  count++;
  focusWanted = focus;
  for (const listener of listeners) listener();
}

/** True once per arrival that moves the focus. */
export function takeArrival(): boolean {
  const wanted = focusWanted;
  focusWanted = false;
  return wanted;
}
