import { SCREEN_ADDRESSES } from '../../domain/addresses.ts';
import { HomesMeant, homesMeant } from '../../domain/homes-meant.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';

/** The most homes a table can hold side by side and stay readable. */
const MOST_COMPARED = 4;

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
      const names = homes.map((home) => words('home.name', { name: home.propertyName }));
      return { reply: words('commands.compare.done', { count: homes.length, names }), undo };
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
        suggestions: before.length > 0 ? [words('suggest.openCompare')] : [],
      },
      undo,
    };
  },
});
