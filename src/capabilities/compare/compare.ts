import { SCREEN_ADDRESSES } from '../../domain/addresses.ts';
import { differencesOf } from '../../domain/home-differences.ts';
import { calledShort } from '../../domain/home-words.ts';
import { HomesMeant, homesMeant } from '../../domain/homes-meant.ts';
import type { Property } from '../../domain/property.ts';
import { words, type Words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';

/** The most homes a table can hold side by side and stay readable. */
const MOST_COMPARED = 4;

/** More differences than these nobody keeps in mind by ear; the table has them all. */
const MOST_TOLD = 4;

/** What is compared; of two homes also how they differ, for those who only hear. */
function comparison(homes: readonly Property[]): Words {
  const names = homes.map((home) => words('home.name', { name: calledShort(home) }));
  const [first, second] = homes;
  if (homes.length !== 2) return words('commands.compare.done', { count: homes.length, names });
  const differences = differencesOf(first!, second!, MOST_TOLD);
  return differences.length > 0
    ? words('commands.compare.doneTwo', { names, differences })
    : words('commands.compare.doneAlike', { names });
}

export const compare = defineCommand({
  name: 'compare',
  args: HomesMeant,
  effect: 'write',
  at: ['results', 'favourites', 'property'],
  perform(args, { compare: kept, stage }) {
    const meant = homesMeant(args, stage);
    if ('none' in meant) return { reply: meant.none, undo: null };
    const before = [...kept.ids()];
    const undo = () => {
      kept.replace(before);
      return words('commands.compare.undone', { count: before.length });
    };
    const show = () => stage.go(SCREEN_ADDRESSES.compare);
    if (meant.homes.length > 1) {
      const homes = meant.homes.slice(0, MOST_COMPARED);
      kept.replace(homes.map((home) => home.id));
      show();
      return { reply: comparison(homes), undo };
    }
    const [home] = meant.homes;
    const id = home?.id ?? args.id;
    if (id === undefined) {
      if (before.length < 2) return { reply: words('commands.compare.which'), undo: null };
      show();
      return { reply: words('commands.compare.open', { count: before.length }), undo: null };
    }
    const name = home?.propertyName ?? '';
    if (before.includes(id)) return { reply: words('commands.compare.already', { name }), undo: null };
    if (before.length >= MOST_COMPARED) return { reply: words('commands.compare.full', { count: MOST_COMPARED }), undo: null };
    kept.add(id);
    return {
      reply: {
        ...words('commands.compare.added', { name, count: before.length + 1 }),
        inPlace: true,
        suggestions: before.length > 0 ? [words('suggest.openCompare')] : [],
      },
      undo,
    };
  },
});
