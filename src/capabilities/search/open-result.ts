import { propertyAddress } from '../../domain/addresses.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import { HomesMeant, homesMeant } from './homes-meant.ts';

export const openResult = defineCommand({
  name: 'open-result',
  args: HomesMeant,
  effect: 'read',
  at: ['results', 'favourites', 'compare'],
  perform(args, services) {
    const meant = homesMeant(args, services);
    if ('reply' in meant) return meant.reply;
    const [home] = meant.homes;
    if (!home) return words(services.stage.listed().length > 0 ? 'commands.open-result.which' : 'list.empty');
    services.stage.go(propertyAddress(home.id));
    return words('commands.open-result.done', { name: home.propertyName });
  },
});
