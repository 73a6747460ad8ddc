/** How long the start loader stays, in milliseconds. */
const SHOWN_MS = 3000;

/** Removes the thin bar of the page after its time, or with the first key. It hides nothing and takes neither focus nor pointer. */
export function endStartLoader(): void {
  const end = () => {
    document.querySelector('[data-loader]')?.remove();
    removeEventListener('keydown', end);
  };
  addEventListener('keydown', end);
  setTimeout(end, SHOWN_MS - performance.now());
}
