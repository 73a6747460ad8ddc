import type { Furnishing, PropertyType } from '../../domain/property.ts';
import type { Photo } from './photo-pool.ts';
import type { Site } from './site.ts';

export interface PicturedHome {
  type: PropertyType;
  area: number;
  bhk: number;
  balconies: number;
  furnishing: Furnishing | undefined;
  hostel: boolean;
}

const SMALL = 750;
const LARGE = 1900;

const saysSmall = (photo: Photo): boolean => /\b(compact|small)\b/i.test(photo.alt);
const saysLarge = (photo: Photo): boolean => /\b(large|spacious|wide|master)\b/i.test(photo.alt);

/** The size that the picture's own text names must not contradict the home. */
const fitsSize = (photo: Photo, area: number): boolean => !(saysSmall(photo) && area > LARGE) && !(saysLarge(photo) && area < SMALL);

const ROOM_KINDS = ['living', 'bedroom', 'dining', 'balcony', 'hall', 'emptyroom', 'kitchen', 'bathroom'];

/** How often each picture was used among homes that are looked at together, and how often as the first. */
export interface PictureUse {
  shown: Map<string, number>;
  first: Map<string, number>;
}

export const noUse = (): PictureUse => ({ shown: new Map(), first: new Map() });

const count = (uses: Map<string, number>, { file }: Photo): void => void uses.set(file, (uses.get(file) ?? 0) + 1);

/** The pictures that were used least come first, those used alike in any order. */
const leastUsed = (photos: Photo[], uses: Map<string, number>, random: () => number): Photo[] =>
  shuffled(photos, random).toSorted((a, b) => (uses.get(a.file) ?? 0) - (uses.get(b.file) ?? 0));

/** What may stand first: the building, or a room that people look at first. */
const FIRST_KINDS = ['living', 'hall', 'bedroom', 'balcony', 'office', 'bareoffice'];

/** Pictures that are true of a home: its building, and those rooms that look as furnished as it is. Neighbours show others. */
export function choosePictures(home: PicturedHome, site: Site, photos: Photo[], use: PictureUse, random: () => number): Photo[] {
  const outside = site.photo ? [site.photo, ...site.views] : [];
  const pictures = home.type === 'Land' ? outside : [...outside, ...roomsAndShared(home, site, photos, use, random)];
  for (const photo of pictures) count(use.shown, photo);
  const [first] = leastUsed(
    pictures.filter((photo) => outside.includes(photo) || FIRST_KINDS.includes(photo.kind)),
    use.first,
    random,
  );
  if (!first) return pictures;
  count(use.first, first);
  return [first, ...pictures.filter((photo) => photo !== first)];
}

/** So many pictures of a kind that fit the home and are not among its own yet. */
type Take = (kind: string, number?: number, also?: (photo: Photo) => boolean) => Photo[];

function taking(home: PicturedHome, photos: Photo[], use: PictureUse, random: () => number): Take {
  const used = new Set<string>();
  return (kind, number = 1, also = () => true) => {
    const fitting = photos.filter(
      (photo) =>
        photo.kind === kind && photo.suits.includes(home.type) && fitsSize(photo, home.area) && also(photo) && !used.has(photo.file),
    );
    const taken = leastUsed(fitting, use.shown, random).slice(0, number);
    for (const photo of taken) used.add(photo.file);
    return taken;
  };
}

function officeRooms({ furnishing }: PicturedHome, take: Take): Photo[] {
  if (furnishing === 'furnished') return take('office', 2);
  return furnishing === 'unfurnished' ? take('bareoffice') : [];
}

const furnishedRooms = (home: PicturedHome, { storeys }: Site, take: Take): Photo[] => [
  ...(home.hostel ? [] : take('living')),
  ...take('kitchen'),
  ...take('bedroom', 1, (photo) => photo.room === 'bedroom'),
  ...take('bedroom', Math.min(2, Math.ceil(home.bhk) - 1)),
  ...take('bathroom'),
  ...(home.bhk >= 3 ? take('dining') : []),
  ...(home.balconies > 0 && home.type !== 'TownHouse'
    ? take('balcony', 1, (photo) => !/high-floor|high above/i.test(photo.alt) || storeys >= 9)
    : []),
];

/** An unfurnished home has neither a fitted kitchen nor wardrobes. */
const emptyRooms = ({ furnishing, hostel }: PicturedHome, take: Take): Photo[] => [
  ...(hostel ? [] : take('hall')),
  ...(furnishing === 'unfurnished' ? [] : [...take('kitchen'), ...take('emptyroom')]),
  ...take('bathroom'),
];

function roomsAndShared(home: PicturedHome, site: Site, photos: Photo[], use: PictureUse, random: () => number): Photo[] {
  const take = taking(home, photos, use, random);
  if (home.type === 'Office Space') return officeRooms(home, take);
  return [
    ...(home.furnishing === 'furnished' ? furnishedRooms(home, site, take) : emptyRooms(home, take)),
    ...(site.amenities.includes('swimming pool') && site.amenities.includes('clubhouse') ? take('clubhouse') : []),
    ...(site.amenities.includes('gated community') && home.type !== 'Flat' ? take('community') : []),
  ];
}

/** Facts of the home that its pictures show, such as a split AC or a pooja shelf. */
export function featuresShown(pictures: Photo[]): string[] {
  const inside = pictures.filter(({ kind }) => ROOM_KINDS.includes(kind));
  return [...new Set(inside.flatMap((photo) => photo.features))].slice(0, 8);
}

function shuffled<T>(items: T[], random: () => number): T[] {
  return items
    .map((item) => ({ item, key: random() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ item }) => item);
}
