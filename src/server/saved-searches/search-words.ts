import { filterWords } from '../../domain/filter-words.ts';
import { priceWords } from '../../domain/home-words.ts';
import type { Property } from '../../domain/property.ts';
import type { FoundHome, Wanted } from '../../domain/saved-search.ts';
import { propertyAddress } from '../../domain/addresses.ts';
import type { FilterFamily } from '../../domain/filters.ts';
import { words, type Words as Said } from '../../domain/words.ts';
import type { Words } from '../words.ts';

/** What a search looks for, in a line. */
export const chipsOf = (texts: Words, { filters, words: looked }: Wanted): string =>
  [...filterWords(filters).map((chip) => texts.say(chip.words)), ...(looked ? [`“${looked}”`] : [])].join(', ');

/** What a search is called: by its name, or by what it looks for. */
export const titleOf = (texts: Words, search: Wanted & { name: string }): string => search.name || chipsOf(texts, search);

const figures = (home: Property): Said => words('commands.search.home', { name: home.propertyName, price: priceWords(home) });

/** A home that has come, and why it fits; or how much cheaper it is. */
export function whyItFits(texts: Words, { home, was }: FoundHome, wanted: Wanted): string {
  const params = { home: texts.say(figures(home)), wishes: chipsOf(texts, wanted) };
  return was === null ? texts.text('savedSearch.fits', params) : texts.text('savedSearch.cheaper', { ...params, was });
}

/** A home that fits but for one wish. */
export const whatNearlyFits = (texts: Words, home: Property, family: FilterFamily): string =>
  texts.text('savedSearch.nearly', { home: texts.say(figures(home)), family: texts.text(`family.${family}`) });

export const homeLink = (site: string, { id }: Property): string => site + propertyAddress(id);
