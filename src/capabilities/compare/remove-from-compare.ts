import { HomesMeant, homesMeant } from '../../domain/homes-meant.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';

export const removeFromCompare = defineCommand({
  name: 'remove-from-compare',
  args: HomesMeant,
  effect: 'write',
  at: ['compare'],
  perform(args, { compare, stage }) {
    const before = [...compare.ids()];
    const meant = homesMeant(args, stage);
    if ('none' in meant) return { reply: meant.none, undo: null };
    const id = args.id ?? meant.homes[0]?.id;
    if (id === undefined || !compare.remove(id)) return { reply: words('commands.remove-from-compare.absent'), undo: null };
    return {
      reply: { ...words('commands.remove-from-compare.done', { count: before.length - 1 }), inPlace: true },
      undo() {
        compare.replace(before);
        return words('commands.compare.undone', { count: before.length });
      },
    };
  },
});
