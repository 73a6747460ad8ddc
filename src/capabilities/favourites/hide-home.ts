import { HomesMeant, homesMeant } from '../../domain/homes-meant.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';

/** Takes homes out of results, here and later. */
export const hideHome = defineCommand({
  name: 'hide-home',
  args: HomesMeant,
  effect: 'write',
  at: ['results', 'property'],
  perform(args, { stage, hidden }) {
    const meant = homesMeant(args, stage);
    if ('none' in meant) return { reply: meant.none, undo: null };
    const homes = meant.homes;
    if (homes.length === 0) return { reply: words(stage.listed().length > 0 ? 'commands.hide-home.which' : 'list.empty'), undo: null };
    const gone = homes.filter(({ id }) => hidden.add(id));
    const name = homes[0]!.propertyName;
    if (gone.length === 0) return { reply: words('commands.hide-home.already', { name }), undo: null };
    stage.list(stage.listed().filter(({ id }) => !hidden.ids().includes(id)));
    return {
      reply: {
        ...words('commands.hide-home.done', { count: gone.length, name }),
        suggestions: [words('suggest.undo'), words('suggest.showFavourites')],
      },
      undo() {
        for (const { id } of gone) hidden.remove(id);
        return words('commands.hide-home.undone', { count: gone.length, name });
      },
    };
  },
});
