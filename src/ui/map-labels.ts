/** A name beside a point of the picture. */
export interface MapLabel {
  name: string;
  x: number;
  y: number;
}

/** How wide a letter is for its height, with room to spare. */
const LETTER_WIDTH = 0.6;
const LINE_HEIGHT = 1.4;

/** The labels that do not overlap, where earlier ones come first; `letter` is their height in the units of the picture. */
export function labelsWithRoom<T extends MapLabel>(labels: readonly T[], letter: number): T[] {
  const taken: { left: number; right: number; y: number }[] = [];
  return labels.filter(({ name, x, y }) => {
    const box = { left: x, right: x + (name.length + 3) * letter * LETTER_WIDTH, y };
    const covers = taken.some((other) => box.left < other.right && other.left < box.right && Math.abs(other.y - y) < letter * LINE_HEIGHT);
    if (!covers) taken.push(box);
    return !covers;
  });
}
