/** Names and values as they are compared: lower case, signs as spaces. */
export const folded = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{Nd}]+/gu, ' ')
    .trim();

/** How well a folded name fits what was said: the same, its beginning, or somewhere in it; 0 where it does not fit. */
function fit(name: string, said: string): number {
  if (said === '') return 0;
  if (name === said) return 3;
  if (name.startsWith(`${said} `)) return 2;
  return ` ${name} `.includes(` ${said} `) ? 1 : 0;
}

/** The one whose names fit best what was said, the shortest name first; undefined where none fits. */
export function bestFit<T>(said: string, items: readonly T[], namesOf: (item: T) => readonly string[]): T | undefined {
  const wanted = folded(said);
  return items
    .flatMap((item) => namesOf(item).map((name) => ({ item, name: folded(name) })))
    .map((candidate) => ({ ...candidate, score: fit(candidate.name, wanted) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score || one.name.length - other.name.length)[0]?.item;
}
