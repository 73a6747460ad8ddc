/** How many words were left out, added or taken for others. */
export function wordErrors(said: string, heard: string): number {
  const [meant, got] = [said, heard].map((text) => text.split(' ').filter(Boolean)) as [string[], string[]];
  let before = Array.from({ length: got.length + 1 }, (_, i) => i);
  for (const [i, word] of meant.entries()) {
    const now = [i + 1];
    for (const [j, other] of got.entries()) now.push(Math.min(before[j + 1]! + 1, now[j]! + 1, before[j]! + (word === other ? 0 : 1)));
    before = now;
  }
  return before.at(-1)!;
}
