import { filterWords } from '../../domain/filter-words.ts';
import type { SavedSearch, Wanted } from '../../domain/saved-search.ts';
import { words, type Words } from '../../domain/words.ts';

/** What a search looks for. */
export const wantedWords = ({ filters, words: looked }: Wanted): Words =>
  words('savedSearch.looksFor', {
    wishes: [...filterWords(filters).map((chip) => chip.words), ...(looked ? [words('chip.words', { text: looked })] : [])],
  });

/** What a saved search is called: by its name, or by what it looks for. */
export const searchTitle = (search: Wanted & Pick<SavedSearch, 'name'>): Words =>
  search.name ? words('savedSearch.named', { name: search.name }) : wantedWords(search);
