import * as z from 'zod/mini';
import { propertyAddress } from '../../domain/addresses.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';

/** Opens a home by its id, from a card or a link. */
export const openProperty = defineCommand({
  name: 'open-property',
  args: z.object({ id: z.int() }),
  effect: 'read',
  example: false,
  perform({ id }, { stage }) {
    stage.go(propertyAddress(id));
    return { ...words('commands.open-property.done'), silent: true };
  },
});
