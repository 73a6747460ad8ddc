/** Letters that need no escape in a string of JavaScript or JSON. */
const LETTERS = Array.from({ length: 94 }, (_, i) => String.fromCharCode(33 + i)).filter((letter) => !`"\\'<`.includes(letter));

/** Below this a number is one letter. */
const SHORT = 68;
const MORE = LETTERS.length - SHORT;

const PLACE_OF = new Map(LETTERS.map((letter, place) => [letter, place]));

/** Whole numbers of 0 or more as text, small ones in one letter each, so that gzip sees their distribution. */
export function writeNumbers(numbers: Iterable<number>): string {
  let text = '';
  for (let number of numbers) {
    while (number >= SHORT) {
      number -= SHORT;
      text += LETTERS[SHORT + (number % MORE)];
      number = Math.floor(number / MORE);
    }
    text += LETTERS[number];
  }
  return text;
}

/** What `writeNumbers` wrote. */
export function readNumbers(text: string): number[] {
  const numbers: number[] = [];
  let places: number[] = [];
  for (const letter of text) {
    const place = PLACE_OF.get(letter)!;
    if (place >= SHORT) {
      places.push(place - SHORT);
      continue;
    }
    numbers.push(places.reduceRight((sum, part) => sum * MORE + part + SHORT, place));
    places = [];
  }
  return numbers;
}

/** Ascending numbers as the gaps between them. */
export const gapsOf = (ascending: number[]): number[] => ascending.map((number, i) => number - (ascending[i - 1] ?? 0));

export function fromGaps(gaps: number[]): number[] {
  let last = 0;
  return gaps.map((gap) => (last += gap));
}

/** A signed number as one of 0 or more: 0, -1, 1, -2 ... */
export const unsigned = (number: number): number => (number < 0 ? -2 * number - 1 : 2 * number);
export const signed = (number: number): number => (number % 2 === 0 ? number / 2 : -(number + 1) / 2);
