import type { i18n as I18n } from 'i18next';
import type { AssistantParts } from '../assistant/use-talk.ts';
import type { Stores } from '../state/stores.tsx';
import { hasCompanion } from '../ui/has-companion.ts';

/** The way to the language model of the site: its code comes with the first question that it is asked. */
export const createCompanionDoor =
  (stores: Stores, i18n: I18n): AssistantParts['companion'] =>
  (language) => {
    if (!hasCompanion() || !stores.settings.store.getState().companion) return null;
    return {
      language,
      async ask(asked) {
        const loaded = await import('./companion.ts').catch(() => null);
        return loaded ? loaded.openCompanion(stores, i18n).ask(asked) : { end: 'failed', sentences: [], homes: [], sent: '' };
      },
    };
  };
