import * as z from 'zod/mini';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';

export const changeLanguage = defineCommand({
  name: 'change-language',
  args: z.object({ language: z.string() }),
  effect: 'write',
  async perform({ language }, { languages }) {
    const named = words(`language.${language}`);
    const before = languages.current();
    if (!languages.available().includes(language)) {
      const available = languages.available().map((item) => words(`language.${item}`));
      return { reply: words('commands.change-language.notYet', { language: named, available }), undo: null };
    }
    if (language === before) {
      const end = languages.answerHere();
      return {
        reply: { ...words('commands.change-language.already', { language: named }), language },
        undo() {
          end();
          return words('commands.change-language.ownAgain');
        },
      };
    }
    await languages.use(language);
    return {
      reply: { ...words('commands.change-language.done', { language: named }), language },
      async undo() {
        await languages.use(before);
        return words('commands.change-language.done', { language: words(`language.${before}`) });
      },
    };
  },
});
