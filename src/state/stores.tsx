import { createContext, use, type ReactNode } from 'react';
import { useStore, type StoreApi } from 'zustand';
import type { Services } from '../kernel/services.ts';
import { createCheckout, type CheckoutState } from './checkout.ts';
import { createConversationStore, type ConversationState } from './conversation.ts';
import { createDialogs, type DialogsState } from './dialogs.ts';
import { createDoor } from './door.ts';
import { createForms } from './forms.ts';
import { createKeptHomes, type KeptState } from './kept-homes.ts';
import { createNotices, type Notice } from './notices.ts';
import { createPhotoSearch, type PhotoSearchState } from './photo-search.ts';
import { createQueries, type Wanted } from './queries.ts';
import { createResults } from './results.ts';
import { createSession, type SessionState } from './session.ts';
import { createSettings, type SettingsState } from './settings.ts';
import { createStage, type StageState } from './stage.ts';
import { createVisit, type VisitState } from './visit.ts';
import { createVoice, type VoiceState } from './voice.ts';

interface StoresParts {
  /** The language of the page as it came from the server. */
  language?: string;
  /** Told of what a page shows and has not loaded. */
  onWanted?(wanted: Wanted): void;
}

/** Creates all stores, once in a browser and once per request on the server. */
export function createStores({ language = 'en', onWanted }: StoresParts = {}) {
  const conversation = createConversationStore();
  const notices = createNotices();
  const forms = createForms();
  const settings = createSettings(language);
  let services: Services | null = null;
  return {
    conversation,
    notices,
    forms,
    checkout: createCheckout(),
    compare: createKeptHomes('compare'),
    dialogs: createDialogs(),
    door: createDoor({ conversation, notices, forms }),
    photoSearch: createPhotoSearch(),
    queries: createQueries(() => {
      if (!services) throw new Error('the app has not started');
      return services;
    }, onWanted),
    results: createResults(),
    session: createSession(),
    settings,
    stage: createStage(),
    visit: createVisit(),
    voice: createVoice(settings),
    recent: createKeptHomes('recent'),
    hidden: createKeptHomes('hidden'),
    wishlist: createKeptHomes('wishlist'),
    /** The app's services, for the queries; handed over once, at start-up. */
    serve(made: Services): void {
      services = made;
    },
  };
}

export type Stores = ReturnType<typeof createStores>;

const StoresContext = createContext<Stores | null>(null);

export const StoresProvider = ({ stores, children }: { stores: Stores; children: ReactNode }) => (
  <StoresContext value={stores}>{children}</StoresContext>
);

/** The actions of all stores. Screens read state through the hooks below. */
export function useStores(): Stores {
  const stores = use(StoresContext);
  if (!stores) throw new Error('useStores: there is no StoresProvider above');
  return stores;
}

type Read<T> = <S = T>(select?: (state: T) => S) => S;

const reader =
  <T,>(of: (stores: Stores) => { store: Pick<StoreApi<T>, 'getState' | 'getInitialState' | 'subscribe'> }): Read<T> =>
  <S = T,>(select: (state: T) => S = (state) => state as unknown as S) =>
    // oxlint-disable-next-line react/rules-of-hooks -- the hooks below are made by this function
    useStore(of(useStores()).store as StoreApi<T>, select);

export const useCheckout: Read<CheckoutState> = reader(({ checkout }) => checkout);
export const useCompare: Read<KeptState> = reader(({ compare }) => compare);
export const useConversation: Read<ConversationState> = reader(({ conversation }) => conversation);
export const useDialogs: Read<DialogsState> = reader(({ dialogs }) => dialogs);
export const useNotices: Read<{ notices: readonly Notice[] }> = reader(({ notices }) => notices);
export const usePhotoSearch: Read<PhotoSearchState> = reader(({ photoSearch }) => photoSearch);
export const useSession: Read<SessionState> = reader(({ session }) => session);
export const useSettings: Read<SettingsState> = reader(({ settings }) => settings);
export const useStage: Read<StageState> = reader(({ stage }) => stage);
export const useVisit: Read<VisitState> = reader(({ visit }) => visit);
export const useVoice: Read<VoiceState> = reader(({ voice }) => voice);
export const useHidden: Read<KeptState> = reader(({ hidden }) => hidden);
export const useRecent: Read<KeptState> = reader(({ recent }) => recent);
export const useWishlist: Read<KeptState> = reader(({ wishlist }) => wishlist);
