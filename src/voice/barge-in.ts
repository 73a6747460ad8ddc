const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{Nd}]+/gu) ?? [];

/** What a microphone heard, without what our own voice was saying: runs of the words that it was saying are its echo. */
export function withoutEcho(heard: string, spoken: string): string {
  const own = ` ${wordsOf(spoken).join(' ')} `;
  const left: string[] = [];
  const said = wordsOf(heard);
  for (let at = 0; at < said.length;) {
    let run = 0;
    while (at + run < said.length && own.includes(` ${said.slice(at, at + run + 1).join(' ')} `)) run++;
    if (run === 0) left.push(said[at]!);
    at += Math.max(1, run);
  }
  return left.join(' ');
}

/** Which of the few commands that interrupt was said over our own voice; null for its echo and for everything else. */
export function interruption(heard: string, spoken: string, commands: readonly string[]): string | null {
  const rest = withoutEcho(heard, spoken);
  const found = commands.filter((command) => ` ${rest} `.includes(` ${wordsOf(command).join(' ')} `));
  return found.toSorted((one, other) => other.length - one.length)[0] ?? null;
}
