import type { Services } from '../commands/ports.ts';
import { commandsAt } from '../commands/registry.ts';
import { createRunner } from '../commands/run-command.ts';
import type { UserLocation } from '../domain/calls-location.ts';
import { words } from '../domain/words.ts';
import { whereAmI } from '../services/location.ts';
import { market } from '../services/market.ts';
import { deviceStorage, onStorageTrouble } from '../services/storage.ts';
import { keptHomes, openKeptHomes, useCompare, useWishlist } from '../state/kept-homes.ts';
import { addNotice } from '../state/notices.ts';
import { results } from '../state/results.ts';
import { setRunner } from '../state/runner.ts';
import { openSettings, useSettings } from '../state/settings.ts';
import { showListed, useStage } from '../state/stage.ts';
import { stopListening } from '../voice/recogniser.ts';
import { stopSpeaking } from '../voice/speaker.ts';
import { controls } from './controls.ts';
import { go } from './navigation.ts';
import { photoDesk, watchPhotoSearch } from './photo-desk.ts';
import { FINISHED_LANGUAGES, switchLanguage } from './translations.ts';

/** Where most visitors are, as long as nobody has said otherwise; needs no permission. */
const CITY_CENTRE: UserLocation = { latitude: 17.385, longitude: 78.487, source: 'default' };

/** How far "scroll down" goes: most of a window, so that the last lines are the first. */
const SCROLL_SHARE = 0.85;

const services: Services = {
  market,
  photos: photoDesk,
  results,
  stage: {
    screen: () => useStage.getState().screen,
    property: () => useStage.getState().property,
    listed: () => useStage.getState().listed,
    list: showListed,
    go,
    back: () => history.back(),
    scroll(to) {
      const step = innerHeight * SCROLL_SHARE;
      if (to === 'top' || to === 'bottom') scrollTo({ top: to === 'top' ? 0 : document.documentElement.scrollHeight });
      else scrollBy({ top: to === 'down' ? step : -step });
    },
  },
  wishlist: keptHomes(useWishlist),
  compare: keptHomes(useCompare),
  place: whereAmI,
  speech: {
    stop: stopSpeaking,
    rate: () => useSettings.getState().speechRate,
    setRate: (speechRate) => useSettings.setState({ speechRate }),
  },
  ears: { stop: stopListening },
  languages: {
    current: () => useSettings.getState().language,
    available: () => Object.keys(FINISHED_LANGUAGES),
    use: switchLanguage,
  },
  controls,
  catalogue: {
    commandsAt,
  },
};

/** Builds the services once, and opens what this device has kept. */
export async function wire(): Promise<void> {
  setRunner(createRunner(services));
  let told = false;
  onStorageTrouble(() => {
    if (!told) addNotice({ text: words('errors.storage-full'), kind: 'trouble', ms: 8000 });
    told = true;
  });
  await Promise.all([openSettings(deviceStorage), openKeptHomes(deviceStorage)]);
  watchPhotoSearch();
  void market.keepLocation(CITY_CENTRE).catch(() => undefined);
}
