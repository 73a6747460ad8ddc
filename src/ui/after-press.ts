let pressed = false;
const waiting = new Set<() => void>();

const begin = (): void => void (pressed = true);

/** Runs in a later task, when the click of this press has reached what was under the pointer. */
const finish = (): void =>
  void setTimeout(() => {
    pressed = false;
    const due = [...waiting];
    waiting.clear();
    for (const work of due) work();
  });

/** Listens for pointer presses until the returned function is called. A tap fires mouse events only after it has ended. */
export function watchPresses(): () => void {
  const stop = new AbortController();
  const options = { capture: true, passive: true, signal: stop.signal };
  for (const type of ['pointerdown', 'mousedown']) document.addEventListener(type, begin, options);
  for (const type of ['pointerup', 'pointercancel', 'mouseup']) document.addEventListener(type, finish, options);
  return () => stop.abort();
}

/** Runs at once, or, if a pointer is down, after it has been released and its click handled. */
export function afterPress(work: () => void): void {
  if (pressed) waiting.add(work);
  else work();
}
