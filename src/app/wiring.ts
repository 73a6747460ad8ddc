import type { Services } from '../capabilities/ports.ts';
import { commandsAt } from '../capabilities/registry.ts';
import { createRunner } from '../kernel/run-command.ts';
import type { UserLocation } from '../capabilities/places/contract.ts';
import { words } from '../domain/words.ts';
import { accounts } from '../services/accounts.ts';
import { checkoutWindow } from '../services/checkout-window.ts';
import { counter } from '../services/counter.ts';
import { enquiries } from '../services/enquiries.ts';
import { help } from '../services/help.ts';
import { whereAmI } from '../services/location.ts';
import { market } from '../services/market.ts';
import { payments } from '../services/payments.ts';
import { checkPhoto } from '../services/photo-check.ts';
import { postings } from '../services/postings.ts';
import { session } from '../services/session.ts';
import { deviceStorage, onStorageTrouble } from '../services/storage.ts';
import { setCounter } from '../state/checkout-end.ts';
import { showSubscription } from '../state/dialogs.ts';
import { keptHomes, openKeptHomes, useCompare, useWishlist } from '../state/kept-homes.ts';
import { addNotice } from '../state/notices.ts';
import { openCounter, setBilling, setVerifying, usePurchase } from '../state/purchase.ts';
import { results } from '../state/results.ts';
import { setRunner } from '../state/runner.ts';
import { openSession } from '../state/session.ts';
import { openSettings, useSettings } from '../state/settings.ts';
import { showcase } from '../state/showcase.ts';
import { showField, showListed, useStage } from '../state/stage.ts';
import { stopListening } from '../voice/recogniser.ts';
import { stopSpeaking } from '../voice/speaker.ts';
import { controls } from './controls.ts';
import { go } from './navigation.ts';
import { judgeQuietly, photoDesk, watchPhotoSearch } from './photo-desk.ts';
import { FINISHED_LANGUAGES, switchLanguage } from './translations.ts';

/** Where most visitors are, as long as nobody has said otherwise; needs no permission. */
const CITY_CENTRE: UserLocation = { latitude: 17.385, longitude: 78.487, source: 'default' };

/** How far "scroll down" goes: most of a window, so that the last lines are the first. */
const SCROLL_SHARE = 0.85;
const NEWS_MS = 5000;

const atTheCounter = openCounter(counter);
setCounter(atTheCounter);

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
    leave: (address) => location.assign(address),
    tell: (text) => void addNotice({ text, kind: 'done', ms: NEWS_MS }),
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
  accounts,
  payments,
  postings,
  session,
  checkout: checkoutWindow,
  counter: atTheCounter,
  showcase,
  dialogs: {
    subscription: showSubscription,
    checkPhoto: (photo) => checkPhoto(photo, judgeQuietly),
    billing: setBilling,
    shownBilling: () => usePurchase.getState().billing,
    verifying: setVerifying,
  },
  catalogue: {
    commandsAt,
  },
  help,
  enquiries,
};

/** Builds the services once, and opens what this device has kept. */
export async function wire(): Promise<void> {
  setRunner(createRunner(services));
  let told = false;
  onStorageTrouble(() => {
    if (!told) addNotice({ text: words('errors.storage-full'), kind: 'trouble', ms: 8000 });
    told = true;
  });
  openSession(session);
  document.addEventListener('focusin', ({ target }) => {
    const name = target instanceof HTMLElement && target.closest('form[data-form]') ? target.getAttribute('name') : null;
    if (name) showField(name);
  });
  await Promise.all([openSettings(deviceStorage), openKeptHomes(deviceStorage)]);
  watchPhotoSearch();
  void market.keepLocation(CITY_CENTRE).catch(() => undefined);
}
