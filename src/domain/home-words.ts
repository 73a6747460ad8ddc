import { isMonthly, type Property } from './property.ts';
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
