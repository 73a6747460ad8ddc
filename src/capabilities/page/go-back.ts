import * as z from 'zod/mini';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';

export const goBack = defineCommand({
  name: 'go-back',
  args: z.object({}),
  effect: 'read',
  perform(_, { stage }) {
    stage.back();
    return words('commands.go-back.done');
  },
});
