import { HomesMeant, homesMeant } from '../../domain/homes-meant.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';

export const removeFavourite = defineCommand({
  name: 'remove-favourite',
  args: HomesMeant,
  effect: 'write',
  at: ['favourites', 'property'],
  perform(args, { stage, wishlist }) {
    const meant = homesMeant(args, stage);
    if ('none' in meant) return { reply: meant.none, undo: null };
    const ids = args.id === undefined ? meant.homes.map((home) => home.id) : [args.id];
    if (ids.length === 0) return { reply: words(stage.listed().length > 0 ? 'commands.remove-favourite.which' : 'list.empty'), undo: null };
    const before = [...wishlist.ids()];
    const removed = ids.filter((id) => wishlist.remove(id));
    if (removed.length === 0) return { reply: words('commands.remove-favourite.absent'), undo: null };
    const name = meant.homes.find(({ id }) => id === removed[0])?.propertyName ?? '';
    return {
      reply: { ...words('commands.remove-favourite.done', { count: removed.length }), inPlace: true, suggestions: [words('suggest.undo')] },
      undo() {
        const others = wishlist.ids().filter((id) => !before.includes(id));
        wishlist.replace([...others, ...before]);
        return words('commands.remove-favourite.undone', { count: removed.length, name });
      },
    };
  },
});
