import { createStore } from 'zustand/vanilla';
import type { Property } from '../domain/property.ts';
import type { Screen } from '../domain/screens.ts';

export interface StageState {
  screen: Screen;
  /** The home in view on the property screen. */
  property: Property | null;
  /** The homes of the last list, in its order. */
  listed: readonly Property[];
  /** The name of the form field on this screen that last had the focus. */
  field: string | null;
}

/** What is on the stage; screens set it when they appear. */
export function createStage() {
  const store = createStore<StageState>(() => ({ screen: 'home', property: null, listed: [], field: null }));
  return {
    store,
    now: (): StageState => store.getState(),
    showScreen: (screen: Screen): void => store.setState({ screen, field: null, ...(screen !== 'property' && { property: null }) }),
    showProperty: (property: Property | null): void => store.setState({ property }),
    list: (listed: readonly Property[]): void => store.setState({ listed }),
    showField: (field: string | null): void => store.setState({ field }),
  };
}
