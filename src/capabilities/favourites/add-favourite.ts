import { HomesMeant, homesMeant } from '../../domain/homes-meant.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';

export const addFavourite = defineCommand({
  name: 'add-favourite',
  args: HomesMeant,
  effect: 'write',
  at: ['results', 'property', 'compare'],
  perform(args, { stage, wishlist }) {
    const meant = homesMeant(args, stage);
    if ('none' in meant) return { reply: meant.none, undo: null };
    const homes = meant.homes.map(({ id, propertyName }) => ({ id, name: propertyName }));
    if (homes.length === 0 && args.id !== undefined) homes.push({ id: args.id, name: '' });
    if (homes.length === 0) return { reply: words(stage.listed().length > 0 ? 'commands.add-favourite.which' : 'list.empty'), undo: null };
    const added = homes.filter(({ id }) => wishlist.add(id));
    const [first] = added;
    if (!first) return { reply: words('commands.add-favourite.already', { name: homes[0]!.name }), undo: null };
    const reply =
      added.length === 1
        ? words('commands.add-favourite.done', { name: first.name })
        : words('commands.add-favourite.doneMany', { count: added.length });
    return {
      reply: { ...reply, inPlace: true, suggestions: [words('suggest.showFavourites'), words('suggest.undo')] },
      undo() {
        for (const { id } of added) wishlist.remove(id);
        return words('commands.add-favourite.undone', { count: added.length, name: first.name });
      },
    };
  },
});
