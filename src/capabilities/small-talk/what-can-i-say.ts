import * as z from 'zod/mini';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';

const SHOWN = 6;

export const whatCanISay = defineCommand({
  name: 'what-can-i-say',
  args: z.object({}),
  effect: 'read',
  perform(_, { stage, sayableAt }) {
    const screen = stage.screen();
    const examples = sayableAt(screen)
      .slice(0, SHOWN)
      .map((name) => words(`commands.${name}.example`));
    return {
      ...words('commands.what-can-i-say.done', {
        screen: words(`screen.${screen}`),
        examples: examples.map((text) => words('assistant.quoted', { text })),
      }),
      suggestions: examples,
    };
  },
});
