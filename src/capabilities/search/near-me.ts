import { filterWords } from '../../domain/filter-words.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import { showHomes } from './show-homes.ts';
import { partsOf, Wish } from './wish.ts';

/** Searches around the device; the person agrees to the device being asked for its location. */
export const nearMe = defineCommand({
  name: 'near-me',
  args: Wish,
  effect: 'irreversible',
  prepare(wish, services) {
    const { text = '', filters: wished } = partsOf(wish);
    const { locality: _, near: __, ...filters } = wished;
    return {
      says: { wishes: filterWords(filters).map((item) => item.words), text: words('chip.words', { text }) },
      run: async () => showHomes({ text, filters, near: await services.place.find() }, services),
    };
  },
});
