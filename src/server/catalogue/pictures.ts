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

function roomsAndShared(home: PicturedHome, site: Site, photos: Photo[], use: PictureUse, random: () => number): Photo[] {
  const used = new Set<string>();
  const take = (kind: string, number = 1, also: (photo: Photo) => boolean = () => true): Photo[] => {
    const fitting = photos.filter(
      (photo) =>
        photo.kind === kind && photo.suits.includes(home.type) && fitsSize(photo, home.area) && also(photo) && !used.has(photo.file),
    );
    const taken = leastUsed(fitting, use.shown, random).slice(0, number);
    for (const photo of taken) used.add(photo.file);
    return taken;
  };
  const furnished = home.furnishing === 'furnished';
  const bare = home.furnishing === 'unfurnished';
  if (home.type === 'Office Space') return furnished ? take('office', 2) : bare ? take('bareoffice') : [];
  return [
    ...(home.hostel ? [] : take(furnished ? 'living' : 'hall')),
    ...(bare ? [] : take('kitchen')),
    ...(furnished
      ? [...take('bedroom', 1, (photo) => photo.room === 'bedroom'), ...take('bedroom', Math.min(2, Math.ceil(home.bhk) - 1))]
      : bare
        ? []
        : take('emptyroom')),
    ...take('bathroom'),
    ...(furnished && home.bhk >= 3 ? take('dining') : []),
    ...(furnished && home.balconies > 0 && home.type !== 'TownHouse'
      ? take('balcony', 1, (photo) => !/high-floor|high above/i.test(photo.alt) || site.storeys >= 9)
      : []),
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
