import speechModel from 'virtual:speech-model';
import { sayableAt } from '../capabilities/commands.ts';
import { keptFile } from '../services/kept-file.ts';
import type { Stores } from '../state/stores.tsx';
import { serveDevice } from '../voice/hearing/device-parts.ts';
import { namesInView } from './controls.ts';
import { placesIn } from './load-understanding.ts';

/** Said everywhere, whatever the screen offers. */
const EVERYWHERE = ['affirm', 'deny', 'undo', 'repeat', 'hands', 'save-search', 'show-map', 'show-recent'];
/** How much likelier than another wish: what people come for, and the answers that a form waits for. */
const SEARCH_WEIGHT = 6;
const ANSWER_WEIGHT = 4;
const MOST_NAMES = 80;

/** What the recogniser on the device needs to know of the app. */
export function serveHearing({ stage, forms }: Pick<Stores, 'stage' | 'forms'>): void {
  serveDevice({
    loadModel: (onLoaded) => keptFile(speechModel, onLoaded),
    async spoken() {
      const here = Object.fromEntries([...EVERYWHERE, ...sayableAt(stage.now().screen)].map((intent) => [intent, 1]));
      return {
        intents: { ...here, wish: SEARCH_WEIGHT, ...(forms.current() && { answer: ANSWER_WEIGHT }) },
        names: (await namesInView()).slice(0, MOST_NAMES),
      };
    },
    places: () => placesIn('en'),
  });
}
