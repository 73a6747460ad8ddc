import { isMonthly, type NearbyPlace, type Property } from './property.ts';
import { words, type Words } from './words.ts';

/** The price as people say it, with "a month" for monthly prices. */
export const priceWords = (home: Property): Words =>
  words(isMonthly(home) ? 'home.priceMonthly' : 'home.price', { rupees: home.marketValue });

/** What a home is called beside others of its kind: its building and number, where its name gives them. */
export function calledShort({ propertyName, projectName }: Pick<Property, 'propertyName' | 'projectName'>): string {
  const from = projectName ? propertyName.indexOf(projectName) : -1;
  return from < 0 ? propertyName : propertyName.slice(from);
}

/** One home in one line, to be read out: its position in the list, name, price and area. */
export const homeLine = (home: Property, place: number): Words =>
  words(home.totalSquareFeet === undefined ? 'home.line' : 'home.lineWithArea', {
    place,
    name: home.propertyName,
    price: priceWords(home),
    area: home.totalSquareFeet ?? 0,
  });

const SQFT_PER_SQYD = 9;

/** Whole rupees a square foot; a month for monthly prices. Undefined without an area. */
export const perSqft = ({ marketValue, totalSquareFeet }: Pick<Property, 'marketValue' | 'totalSquareFeet'>): number | undefined =>
  totalSquareFeet ? Math.round(marketValue / totalSquareFeet) : undefined;

/** The price of a square foot; of a plot also that of a square yard. Null without an area. */
export function perSqftWords(home: Property): Words | null {
  const rupees = perSqft(home);
  if (rupees === undefined) return null;
  if (home.typeName === 'Land') return words('home.perSqftAndSqyd', { rupees, perSqyd: rupees * SQFT_PER_SQYD });
  return words(isMonthly(home) ? 'home.perSqftMonthly' : 'home.perSqft', { rupees });
}

/** A place by its name; a metro station with its lines. */
export const placeName = ({ name, kind, lines = [] }: Pick<NearbyPlace, 'name' | 'kind' | 'lines'>): Words =>
  kind === 'metro'
    ? words('place.metro', { name, lines: lines.map((line) => words(`place.line.${line}`)) })
    : words('place.plain', { name });

/** A distance in a straight line; only those to made-up places are exact. */
export const kmWords = (km: number, exact = false): Words => words(exact ? 'place.km' : 'place.about', { km });

/** A place and how far away it is, if that is known. */
export const placeAt = (place: NearbyPlace): Words =>
  place.distanceKm === undefined
    ? placeName(place)
    : words('place.at', { name: placeName(place), km: kmWords(place.distanceKm, place.illustration) });

/** The price of a home, with its area if the listing gives it. */
export const homeFigures = (home: Property): Words =>
  home.totalSquareFeet === undefined ? priceWords(home) : words('home.figures', { price: priceWords(home), area: home.totalSquareFeet });
