import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import { HomesMeant, homesMeant } from '../search/homes-meant.ts';

export const removeFavourite = defineCommand({
  name: 'remove-favourite',
  args: HomesMeant,
  effect: 'write',
  at: ['favourites', 'property'],
  perform(args, services) {
    const meant = homesMeant(args, services);
    if ('reply' in meant) return meant.reply;
    const ids = args.id === undefined ? meant.homes.map((home) => home.id) : [args.id];
    if (ids.length === 0) return words(services.stage.listed().length > 0 ? 'commands.remove-favourite.which' : 'list.empty');
    const removed = ids.filter((id) => services.wishlist.remove(id));
    if (removed.length === 0) return words('commands.remove-favourite.absent');
    return {
      reply: { ...words('commands.remove-favourite.done', { count: removed.length }), suggestions: [words('suggest.undo')] },
      undo: { name: 'add-favourite', args: { id: removed[0]! } },
    };
  },
});
