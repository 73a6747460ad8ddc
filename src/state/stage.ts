import { createStore } from 'zustand/vanilla';
import type { Property } from '../domain/property.ts';
import type { Screen } from '../domain/screens.ts';

/** From the first that was read to the one after the last. */
export interface Reading {
  from: number;
  to: number;
}

export interface StageState {
  screen: Screen;
  /** The home in view on the property screen. */
  property: Property | null;
  /** The homes of the last list, in its order. */
  listed: readonly Property[];
  /** The part of the list that was read out last, by positions from 0; null if nothing of it was read. */
  reading: Reading | null;
  /** The home last spoken of or looked at. */
  focus: Property | null;
  /** The locality last spoken of. */
  place: string | null;
  /** The name of the form field on this screen that last had the focus. */
  field: string | null;
}

const sameHomes = (one: readonly Property[], other: readonly Property[]): boolean =>
  one.length === other.length && one.every(({ id }, i) => id === other[i]!.id);

/** What is on the stage; screens set it when they appear. */
export function createStage() {
  const store = createStore<StageState>(() => ({
    screen: 'home',
    property: null,
    listed: [],
    reading: null,
    focus: null,
    place: null,
    field: null,
  }));
  return {
    store,
    now: (): StageState => store.getState(),
    showScreen: (screen: Screen): void => store.setState({ screen, field: null, ...(screen !== 'property' && { property: null }) }),
    showProperty: (property: Property | null): void => store.setState({ property, ...(property && { focus: property }) }),
    /** A new list; the home last spoken of stays so only if it is in it. */
    list: (listed: readonly Property[]): void =>
      store.setState(({ focus, reading, listed: before }) => ({
        listed,
        place: null,
        focus: listed.some(({ id }) => id === focus?.id) ? focus : null,
        reading: sameHomes(before, listed) ? reading : null,
      })),
    read: (reading: Reading): void => store.setState({ reading }),
    focusOn: (focus: Property): void => store.setState({ focus }),
    speakOf: (place: string): void => store.setState({ place }),
    showField: (field: string | null): void => store.setState({ field }),
  };
}
