/** Ends a sentence; a point also stands within numbers and after short forms. */
const ENDS = /[.!?।۔\n]/u;
const SHORT_FORM = /(?:^|[\s(])(?:rs|no|sq|ft|dr|mr|mrs|ms|st|approx|e\.g|i\.e|b\.h\.k|[a-z])\.$/i;
/** A sentence that does not come to an end is one all the same. */
const LONGEST = 600;

/** Where the first sentence of a text ends, the sign included; -1 if that is not known yet. */
function endOf(text: string): number {
  for (let at = 0; at < text.length; at++) {
    if (!ENDS.test(text[at]!)) continue;
    if (text[at] === '\n') return at + 1;
    const next = text[at + 1];
    if (next === undefined) return -1;
    if (/[.!?।۔”"’')]/u.test(next)) continue;
    const isWhole = /[।۔]/u.test(text[at]!) || /\s/.test(next);
    if (isWhole && !SHORT_FORM.test(text.slice(0, at + 1))) return at + 1;
  }
  return text.length > LONGEST ? LONGEST : -1;
}

/** Cuts a text that comes in pieces into whole sentences. */
export function createSentences() {
  let waiting = '';
  return {
    /** The sentences that are whole with this piece. */
    add(piece: string): string[] {
      waiting += piece;
      const whole: string[] = [];
      for (let end = endOf(waiting); end >= 0; end = endOf(waiting)) {
        whole.push(waiting.slice(0, end).trim());
        waiting = waiting.slice(end);
      }
      return whole.filter((sentence) => sentence !== '');
    },
    /** What is left at the end. */
    rest(): string[] {
      const last = waiting.trim();
      waiting = '';
      return last === '' ? [] : [last];
    },
  };
}
