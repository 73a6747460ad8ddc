import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import { HomesMeant, homesMeant } from '../search/homes-meant.ts';

export const removeFromCompare = defineCommand({
  name: 'remove-from-compare',
  args: HomesMeant,
  effect: 'write',
  at: ['compare'],
  perform(args, services) {
    const before = [...services.compare.ids()];
    const meant = homesMeant(args, services);
    if ('reply' in meant) return meant.reply;
    const id = args.id ?? meant.homes[0]?.id;
    if (id === undefined || !services.compare.remove(id)) return words('commands.remove-from-compare.absent');
    return {
      reply: words('commands.remove-from-compare.done', { count: before.length - 1 }),
      undo: { name: 'replace-compare', args: { ids: before } },
    };
  },
});
