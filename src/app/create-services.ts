import type { i18n as I18n } from 'i18next';
import { searchQuery } from '../capabilities/search/queries.ts';
import { PLANS_RESET_EVENT } from '../domain/events.ts';
import { receiptOf } from '../domain/purchase.ts';
import type { Services } from '../kernel/services.ts';
import { checkoutDraft, receiptDraft } from '../services/checkout-draft.ts';
import { checkoutWindow } from '../services/checkout-window.ts';
import { heldSearches, heldThreads, heldVisits } from '../services/held-keys.ts';
import { heldCases } from '../services/held-cases.ts';
import { helpTexts } from '../services/help-texts.ts';
import { links } from '../services/links.ts';
import { whereAmI } from '../services/location.ts';
import { checkPhoto } from '../services/photo-check.ts';
import { server } from '../services/server.ts';
import { passkeys } from '../services/passkeys.ts';
import { saveFile } from '../services/save-file.ts';
import { session } from '../services/session.ts';
import { signUpDraft } from '../services/sign-up-draft.ts';
import type { Stores } from '../state/stores.tsx';
import { renderWords } from '../ui/words.ts';
import { stopListening } from '../voice/recogniser.ts';
import { stopSpeaking } from '../voice/speaker.ts';
import { createControls } from './controls.ts';
import { createLanguages } from './languages.ts';
import { wishes } from './load-wishes.ts';
import type { Navigation } from './navigation.ts';
import { createPhotoDesk, judgeQuietly } from './photo-desk.ts';

const NEWS_MS = 5000;

/** The draft of a purchase: the service keeps what survives a reload, the store what screens show. */
function createCheckoutPort({ checkout }: Stores): Services['checkout'] {
  const port: Services['checkout'] = {
    ...checkoutDraft,
    purchase: () => checkout.store.getState().purchase,
    hold(purchase) {
      checkoutDraft.hold(purchase);
      checkout.hold(purchase);
    },
    setPurpose(purpose) {
      checkoutDraft.setPurpose(purpose);
      checkout.setPurpose(purpose);
    },
    finish(payment) {
      const purchase = port.purchase();
      if (purchase) checkout.showReceipt(receiptOf(purchase, payment));
      checkoutDraft.finish(payment);
      checkout.hold(null);
      checkout.setPurpose(null);
    },
    verifying: checkout.setVerifying,
  };
  checkout.open(
    { purchase: checkoutDraft.purchase(), purpose: checkoutDraft.purpose(), receipt: receiptDraft.read() },
    { handedBack: checkoutDraft.takeCheckout, draft: signUpDraft, keepReceipt: receiptDraft.keep },
  );
  globalThis.addEventListener(PLANS_RESET_EVENT, () => port.setPurpose(null));
  return port;
}

function createStagePort({ stage, notices }: Stores, { go, back, scroll, address }: Navigation): Services['stage'] {
  return {
    screen: () => stage.now().screen,
    address,
    property: () => stage.now().property,
    listed: () => stage.now().listed,
    focus: () => stage.now().focus,
    place: () => stage.now().place,
    list: stage.list,
    reading: () => stage.now().reading,
    read: stage.read,
    go,
    leave: (to) => location.assign(to),
    tell: (text) => void notices.add({ text, kind: 'done', ms: NEWS_MS }),
    back,
    scroll,
  };
}

/** Everything commands and queries may use, created once per browser. */
export function createServices(
  stores: Stores,
  i18n: I18n,
  navigation: Navigation,
): Services & { photos: ReturnType<typeof createPhotoDesk> } {
  const { conversation, queries, results, settings, wishlist, recent, hidden, compare, checkout, dialogs, forms, voice } = stores;
  const render: Services['render'] = (text) => renderWords(i18n, text, 'show');
  return {
    server,
    queries,
    stage: createStagePort(stores, navigation),
    controls: createControls(),
    forms,
    render,
    results: {
      current: results.current,
      hold(query, answer) {
        results.hold(query, answer);
        queries.put(searchQuery, query, answer);
      },
    },
    goal: conversation.goal,
    wishlist: wishlist.homes,
    recent: recent.homes,
    hidden: hidden.homes,
    compare: compare.homes,
    photos: createPhotoDesk(stores),
    place: whereAmI,
    speech: {
      stop: stopSpeaking,
      rate: () => settings.store.getState().speechRate,
      setRate: (speechRate) => settings.set({ speechRate }),
    },
    listening: {
      stop() {
        voice.turnOff();
        stopListening();
      },
      keepOn: () => voice.keepListening() === 'on',
    },
    languages: createLanguages(i18n, stores),
    session,
    saveFile,
    passkeys,
    cases: heldCases,
    heldSearches,
    heldVisits,
    heldThreads,
    checkoutWindow,
    checkout: createCheckoutPort(stores),
    plansShown: {
      offer: dialogs.showSubscription,
      billing: () => checkout.store.getState().billing,
      setBilling: checkout.setBilling,
    },
    checkPhoto: (photo) => checkPhoto(photo, judgeQuietly),
    helpTexts,
    links,
    memory: conversation,
    sayableAt: (screen) => wishes().sayableAt(screen),
  };
}
