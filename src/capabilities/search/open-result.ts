import { propertyAddress } from '../../domain/addresses.ts';
import { HomesMeant, homesMeant } from '../../domain/homes-meant.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';

/** Opens a home from the list, by position or id. */
export const openResult = defineCommand({
  name: 'open-result',
  args: HomesMeant,
  effect: 'read',
  at: ['results', 'favourites', 'compare'],
  perform(args, { stage }) {
    if (args.id !== undefined) {
      stage.go(propertyAddress(args.id));
      const home = stage.listed().find(({ id }) => id === args.id);
      return { ...words('commands.open-result.done', { name: home?.propertyName ?? '' }), onStage: true };
    }
    const meant = homesMeant(args, stage);
    if ('none' in meant) return meant.none;
    const [home] = meant.homes;
    if (!home) return words(stage.listed().length > 0 ? 'commands.open-result.which' : 'list.empty');
    stage.go(propertyAddress(home.id));
    return words('commands.open-result.done', { name: home.propertyName });
  },
});
