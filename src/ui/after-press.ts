let pressed = false;
const waiting = new Set<() => void>();

const begin = (): void => void (pressed = true);

/** A task later, when the click of this press has reached what was under the pointer. */
const finish = (): void =>
  void setTimeout(() => {
    pressed = false;
    const due = [...waiting];
    waiting.clear();
    for (const work of due) work();
  });

/** Listens for presses of a pointer, until the given function is called. A finger's tap presses the mouse once it is over. */
export function watchPresses(): () => void {
  const stop = new AbortController();
  const options = { capture: true, passive: true, signal: stop.signal };
  for (const type of ['pointerdown', 'mousedown']) document.addEventListener(type, begin, options);
  for (const type of ['pointerup', 'pointercancel', 'mouseup']) document.addEventListener(type, finish, options);
  return () => stop.abort();
}

/** Does something at once, or when the pointer that is down now has been let go and its click was heard. */
export function afterPress(work: () => void): void {
  if (pressed) waiting.add(work);
  else work();
}
