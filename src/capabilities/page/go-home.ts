import * as z from 'zod/mini';
import { SCREEN_ADDRESSES } from '../../domain/addresses.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';

export const goHome = defineCommand({
  name: 'go-home',
  args: z.object({}),
  effect: 'read',
  perform(_, { stage }) {
    stage.go(SCREEN_ADDRESSES.home);
    return words('commands.go-home.done');
  },
});
