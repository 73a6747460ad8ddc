import * as z from 'zod/mini';
import { toProperty } from '../../domain/property-mapper.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';

const MOST_SHOWN = 6;

/** Shows the homes that were looked at last; "the second one" counts in them. */
export const showRecent = defineCommand({
  name: 'show-recent',
  args: z.object({}),
  effect: 'read',
  async perform(_, { stage, recent, server }) {
    const ids = recent.ids().slice(0, MOST_SHOWN);
    if (ids.length === 0) return words('commands.show-recent.none');
    const raw = await server.raw('bulkProperties', { body: ids });
    const homes = (Array.isArray(raw) ? raw : []).flatMap((home) => toProperty(home) ?? []);
    stage.list(homes);
    return { ...words('commands.show-recent.done', { count: homes.length }), homes };
  },
});
