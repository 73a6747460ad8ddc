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
/** How many furnished homes show their living room before their building. */
const LIVING_ROOM_FIRST = 0.7;

const saysSmall = (photo: Photo): boolean => /\b(compact|small)\b/i.test(photo.alt);
const saysLarge = (photo: Photo): boolean => /\b(large|spacious|wide|master)\b/i.test(photo.alt);

/** The size that the picture's own text names must not contradict the home. */
const fitsSize = (photo: Photo, area: number): boolean => !(saysSmall(photo) && area > LARGE) && !(saysLarge(photo) && area < SMALL);

/** What an empty home has not: pictures of these rooms show furniture. */
const FURNISHED_KINDS = ['living', 'bedroom', 'dining', 'balcony'];

/** Pictures that are true of a home: its building, and those rooms that look as furnished as it is. */
export function choosePictures(home: PicturedHome, site: Site, photos: Photo[], random: () => number): Photo[] {
  const outside = site.photo ? [site.photo] : [];
  if (home.type === 'Land') return outside;
  const used = new Set<string>();
  const take = (kind: string, count = 1, also: (photo: Photo) => boolean = () => true): Photo[] => {
    const fitting = photos.filter(
      (photo) =>
        photo.kind === kind && photo.suits.includes(home.type) && fitsSize(photo, home.area) && also(photo) && !used.has(photo.file),
    );
    const taken = shuffled(fitting, random).slice(0, count);
    for (const photo of taken) used.add(photo.file);
    return taken;
  };
  const furnished = home.furnishing === 'furnished';
  const shared = [
    ...(site.amenities.includes('swimming pool') && site.amenities.includes('clubhouse') ? take('clubhouse') : []),
    ...(site.amenities.includes('gated community') && home.type !== 'Flat' ? take('community') : []),
  ];
  if (home.type === 'Office Space') return [...outside, ...(furnished ? take('office', 2) : [])];
  const inside = [
    ...(furnished && !home.hostel ? take('living') : []),
    ...(home.furnishing === 'unfurnished' ? [] : take('kitchen')),
    ...(furnished
      ? [...take('bedroom', 1, (photo) => photo.room === 'bedroom'), ...take('bedroom', Math.min(2, Math.ceil(home.bhk) - 1))]
      : []),
    ...take('bathroom'),
    ...(furnished && home.bhk >= 3 ? take('dining') : []),
    ...(furnished && home.balconies > 0 && home.type !== 'TownHouse'
      ? take('balcony', 1, (photo) => !/high-floor|high above/i.test(photo.alt) || site.storeys >= 9)
      : []),
  ];
  const lead = furnished && random() < LIVING_ROOM_FIRST;
  return lead ? [...inside.slice(0, 1), ...outside, ...inside.slice(1), ...shared] : [...outside, ...inside, ...shared];
}

/** Facts of the home that its pictures show, such as a split AC or a pooja shelf. */
export function featuresShown(pictures: Photo[]): string[] {
  const inside = pictures.filter((photo) => FURNISHED_KINDS.includes(photo.kind) || photo.kind === 'kitchen' || photo.kind === 'bathroom');
  return [...new Set(inside.flatMap((photo) => photo.features))].slice(0, 8);
}

function shuffled<T>(items: T[], random: () => number): T[] {
  return items
    .map((item) => ({ item, key: random() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ item }) => item);
}
