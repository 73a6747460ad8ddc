import type { i18n as I18n } from 'i18next';
import { FIGURE_LEXICONS, LOCALITY_NAMES } from 'virtual:figures';
import { COMMANDS } from '../capabilities/commands.ts';
import { createCompanion, type Asked, type Told } from '../conversation/companion/companion.ts';
import { figureReader } from '../conversation/companion/figures.ts';
import { toolsAt } from '../conversation/companion/tools.ts';
import { vocabularyOf, type Texts } from '../conversation/companion/vocabulary.ts';
import { words } from '../domain/words.ts';
import { askCompanion } from '../services/companion.ts';
import type { Stores } from '../state/stores.tsx';
import { renderWords } from '../ui/words.ts';
import { loadTexts } from './languages.ts';

/** What the tools answer, and say of themselves, is told to the model in English. */
const OF_TOOLS = 'en';

/** The language model of the site, as the conversation asks it. Loaded with the first question that it is asked. */
export function openCompanion(stores: Stores, i18n: I18n): { ask(asked: Asked): Promise<Told> } {
  const { stage, results, conversation, door } = stores;
  const textsOf = (language: string) => i18n.getResourceBundle(language, 'translation') as Texts;
  return createCompanion({
    ask: (question, signal) => askCompanion(question, signal),
    run: (call) => door.runCall(call, 'model'),
    stage: () => ({ ...stage.now(), results: results.current(), form: null }),
    goal: conversation.goal.musts,
    render: (text, language) => renderWords(i18n, { ...text, language }, 'show'),
    tools: (screen) => toolsAt(screen, COMMANDS, (name) => renderWords(i18n, { ...words(`gist.${name}`), language: OF_TOOLS }, 'show')),
    async knowledge(language) {
      await Promise.all([loadTexts(i18n, language), loadTexts(i18n, OF_TOOLS)]);
      return {
        reader: figureReader(FIGURE_LEXICONS, language),
        places: LOCALITY_NAMES,
        isOrdinary: vocabularyOf([textsOf(language), textsOf(OF_TOOLS)]),
      };
    },
  });
}
