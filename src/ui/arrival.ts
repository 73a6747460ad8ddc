let count = 0;
let focusWanted = false;
const listeners = new Set<() => void>();

/** How often somebody has gone somewhere in this visit; the first page is no going. */
export const arrival = (): number => count;

export function onArrival(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Somebody goes to a screen; `focus` moves to its heading unless the person goes on where they are. */
export function announceArrival(focus: boolean): void {
  count++;
  focusWanted = focus;
  for (const listener of listeners) listener();
}

/** True once for each arrival that wants the focus. */
export function takeArrival(): boolean {
  const wanted = focusWanted;
  focusWanted = false;
  return wanted;
}
