import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import { HomesMeant, homesMeant } from '../search/homes-meant.ts';

export const addFavourite = defineCommand({
  name: 'add-favourite',
  args: HomesMeant,
  effect: 'write',
  at: ['results', 'property', 'compare'],
  perform(args, services) {
    const meant = homesMeant(args, services);
    if ('reply' in meant) return meant.reply;
    if (meant.homes.length === 0) return words(services.stage.listed().length > 0 ? 'commands.add-favourite.which' : 'list.empty');
    const added = meant.homes.filter((home) => services.wishlist.add(home.id));
    const [home] = meant.homes;
    if (added.length === 0) return words('commands.add-favourite.already', { name: home!.propertyName });
    const reply =
      added.length === 1
        ? words('commands.add-favourite.done', { name: added[0]!.propertyName })
        : words('commands.add-favourite.doneMany', { count: added.length });
    return {
      reply: { ...reply, suggestions: [words('suggest.showFavourites'), words('suggest.undo')] },
      undo: { name: 'remove-favourite', args: { id: added[0]!.id } },
    };
  },
});
