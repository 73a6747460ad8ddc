import speechModel from 'virtual:speech-model';
import { keptFile } from '../services/kept-file.ts';
import type { Stores } from '../state/stores.tsx';
import { serveDevice } from '../voice/hearing/device-parts.ts';
import { namesInView } from './controls.ts';
import { spokenIntents } from './spoken-intents.ts';
import type { UnderstandingClient } from './understanding.ts';

const MOST_NAMES = 80;

/** What the recogniser on the device needs to know of the app. */
export function serveHearing({ stage, forms }: Pick<Stores, 'stage' | 'forms'>, { placesIn }: UnderstandingClient): void {
  serveDevice({
    loadModel: (onLoaded) => keptFile(speechModel, onLoaded),
    async spoken() {
      const names = (await namesInView()).slice(0, MOST_NAMES);
      return { intents: await spokenIntents(stage.now().screen, forms.current() !== null), names };
    },
    places: () => placesIn('en'),
  });
}
