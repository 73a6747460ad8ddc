import { SCREEN_ADDRESSES } from '../../domain/addresses.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import { HomesMeant, homesMeant } from '../search/homes-meant.ts';

/** The most homes that a table can hold side by side and still be read. */
const MOST_COMPARED = 4;

export const compare = defineCommand({
  name: 'compare',
  args: HomesMeant,
  effect: 'write',
  at: ['results', 'favourites', 'property'],
  perform(args, services) {
    const { compare: kept, stage } = services;
    const meant = homesMeant(args, services);
    if ('reply' in meant) return meant.reply;
    const before = [...kept.ids()];
    const undo = { name: 'replace-compare', args: { ids: before } };
    const show = () => stage.go(SCREEN_ADDRESSES.compare);
    if (meant.homes.length > 1) {
      kept.replace(meant.homes.slice(0, MOST_COMPARED).map((home) => home.id));
      show();
      return {
        reply: words('commands.compare.done', {
          count: Math.min(meant.homes.length, MOST_COMPARED),
          names: meant.homes.slice(0, MOST_COMPARED).map((home) => words('home.name', { name: home.propertyName })),
        }),
        undo,
      };
    }
    const [home] = meant.homes;
    if (!home) {
      if (before.length < 2) return words('commands.compare.which');
      show();
      return words('commands.compare.open', { count: before.length });
    }
    if (before.includes(home.id)) return words('commands.compare.already', { name: home.propertyName });
    if (before.length >= MOST_COMPARED) return words('commands.compare.full', { count: MOST_COMPARED });
    kept.add(home.id);
    return {
      reply: {
        ...words('commands.compare.added', { name: home.propertyName, count: before.length + 1 }),
        suggestions: before.length > 0 ? [words('suggest.openCompare')] : [],
      },
      undo,
    };
  },
});
