import { isMonthly, type NearbyPlace, type Property } from './property.ts';
import { words, type Words } from './words.ts';

/** The price as people say it, with "a month" for monthly prices. */
export const priceWords = (home: Property): Words =>
  words(isMonthly(home) ? 'home.priceMonthly' : 'home.price', { rupees: home.marketValue });

/** One home in one line, to be read out: its position in the list, name, price and area. */
export const homeLine = (home: Property, place: number): Words =>
  words(home.totalSquareFeet === undefined ? 'home.line' : 'home.lineWithArea', {
    place,
    name: home.propertyName,
    price: priceWords(home),
    area: home.totalSquareFeet ?? 0,
  });

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
