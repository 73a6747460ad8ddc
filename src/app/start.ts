import type { i18n as I18n } from 'i18next';
import type { UserLocation } from '../capabilities/places/contract.ts';
import { words } from '../domain/words.ts';
import { hasAgentAccess, session } from '../services/session.ts';
import { deviceStorage, onStorageTrouble } from '../services/storage.ts';
import { translationTexts } from '../services/translation-texts.ts';
import { createStores, type Stores } from '../state/stores.tsx';
import type { AssistantParts } from '../assistant/use-talk.ts';
import { createAssistantParts } from './assistant-parts.ts';
import { createServices } from './create-services.ts';
import { serveHearing } from './hearing.ts';
import { createCompanionDoor } from './companion-door.ts';
import { createAnswerIn, linkedLanguage, showLanguage, wishedLanguage } from './languages.ts';
import { createLateRunner } from './load-wishes.ts';
import { createOfflineAnswers } from './offline.ts';
import { routeOf } from './routes.tsx';
import { tellUnknown } from './unknown-address.ts';
import { servedAnswers } from './served-page.ts';
import { createNavigation, type Navigation } from './navigation.ts';
import { createUnderstandingClient, type UnderstandingClient } from './understanding.ts';
import { createTranslations, FINISHED_LANGUAGES } from './translations.ts';

/** Where most visitors are, until someone says otherwise; needs no permission. */
const CITY_CENTRE: UserLocation = { latitude: 17.385, longitude: 78.487, source: 'default' };
const TROUBLE_MS = 8000;

/** What the app renders with. */
export interface Started {
  /** The page came rendered, in the language of this person. */
  served: boolean;
  stores: Stores;
  i18n: I18n;
  navigation: Navigation;
  understanding: UnderstandingClient;
  assistant: AssistantParts;
}

/** Whoever comes by an address that leads nowhere starts on the home page. */
function leaveUnknownAddress(stores: Stores): void {
  if (routeOf(location.pathname)) return;
  history.replaceState(history.state, '', '/');
  tellUnknown(stores);
}

/** Opens what this device has kept, creates services and runner, and tells the server that a visit has started. */
export async function start(): Promise<Started> {
  const answers = servedAnswers();
  const stores = createStores(answers ? { language: document.documentElement.lang } : {});
  if (answers) stores.queries.restore(answers);
  const { settings, conversation, wishlist, compare, recent, notices } = stores;
  await Promise.all([settings, conversation, wishlist, compare, recent].map((store) => store.open(deviceStorage)));
  stores.voice.open();
  // The shortcut "Search by voice" of the installed app.
  if (new URLSearchParams(location.search).get('source') === 'voice') stores.voice.keepListening();
  const linked = linkedLanguage(location.search);
  if (linked) settings.set({ language: linked, chosen: true });
  const chosen = settings.store.getState().language;
  const language = chosen in FINISHED_LANGUAGES ? chosen : 'en';
  const i18n = await createTranslations(language, await translationTexts(language).catch(() => ({})));
  const served = answers !== null && language === document.documentElement.lang;
  showLanguage(language);

  const navigation = createNavigation(stores);
  const services = createServices(stores, i18n, navigation);
  stores.serve(services);
  stores.queries.keepOn(createOfflineAnswers(stores));
  stores.door.open(createLateRunner(services, navigation.address));
  stores.session.open(() => ({ person: session.current(), agentAccess: hasAgentAccess() }));

  void import('./homes-of-account.ts').then(({ keepHomesWithAccount }) => keepHomesWithAccount(stores, services));

  let told = false;
  onStorageTrouble(() => {
    if (!told) notices.add({ text: words('errors.storage-full'), kind: 'trouble', ms: TROUBLE_MS });
    told = true;
  });
  const understanding = createUnderstandingClient();
  serveHearing(stores, understanding);
  leaveUnknownAddress(stores);
  services.photos.watch();
  void services.server.call('setUserLocation', { body: CITY_CENTRE }).catch(() => undefined);
  return {
    served,
    stores,
    i18n,
    navigation,
    understanding,
    assistant: createAssistantParts(services, understanding, {
      answerIn: createAnswerIn(i18n, stores),
      wished: wishedLanguage(language),
      companion: createCompanionDoor(stores, i18n),
    }),
  };
}
