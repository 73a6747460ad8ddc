import { words, type Words } from './words.ts';

const LIGHT: Readonly<Record<string, string>> = {
  'a window': 'window',
  'a window to the east': 'east',
  'a window to the north': 'north',
  'windows on two sides': 'twoSides',
  'a window to the street': 'street',
  'a window to the garden side': 'garden',
};
const GROUND: Readonly<Record<string, string>> = {
  'Level ground': 'level',
  'Gentle slope to the road': 'slope',
  'Corner plot with roads on two sides': 'corner',
  'Rectangular plot with one road': 'rectangular',
};
const SIZE = String.raw`[Aa]bout (?<long>\d+) by (?<wide>\d+) feet`;

/** What each kind of room says, as the catalogue writes it. */
const PATTERNS = Object.entries({
  hall: `Living and dining hall, ${SIZE}, with (?<light>[^.]+)`,
  kitchen: `Kitchen, ${SIZE}, with (?<light>[^.]+)`,
  sharedKitchen: `Shared kitchen, ${SIZE}, with (?<light>[^.]+)`,
  floor: `Open floor, ${SIZE}, with (?<light>[^.]+)`,
  bedroomWithBath: `${SIZE}, with (?<light>[^.]+) and its own bathroom`,
  bedroom: `${SIZE}, with (?<light>[^.]+)`,
  study: `A half room of ${SIZE}, for a desk or a child's bed`,
  bathrooms: String.raw`(?<count>\d+) bathrooms?, the first ${SIZE}`,
  washrooms: String.raw`(?<count>\d+) washrooms`,
  balcony: SIZE,
  plot: String.raw`(?<ground>[^,]+), (?<area>[\d,]+) square feet`,
}).map(([kind, pattern]) => [kind, new RegExp(String.raw`^${pattern}\.(?: Pictured: (?<pictured>.+))?$`)] as const);

/** What a room of the catalogue says, to be said in another language; `pictured` stays as somebody wrote it. */
export interface RoomRead {
  name: Words;
  text: Words;
  pictured: string | undefined;
}

/** Null for a room that somebody described. */
export function readRoom({ room, text }: { room: string; text: string }): RoomRead | null {
  for (const [kind, pattern] of PATTERNS) {
    const { light, ground, pictured, ...params } = pattern.exec(text)?.groups ?? {};
    const isOurs = Object.keys(params).length > 0 && (!light || light in LIGHT) && (!ground || ground in GROUND);
    const [, name = '', number = ''] = /^([a-z ]+?)(?: (\d+))?$/.exec(room) ?? [];
    if (!isOurs) continue;
    return {
      name: words(`room.name.${name}`, { number }),
      text: words(`room.text.${kind}`, {
        ...(params as Record<string, string>),
        ...(light && { light: words(`room.light.${LIGHT[light]}`) }),
        ...(ground && { ground: words(`room.ground.${GROUND[ground]}`) }),
      }),
      pictured,
    };
  }
  return null;
}
