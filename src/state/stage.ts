import { create } from 'zustand';
import type { Property } from '../domain/property.ts';
import type { Screen } from '../domain/screens.ts';

interface StageState {
  screen: Screen;
  /** The home in view on the property screen. */
  property: Property | null;
  /** The homes that the last list showed, in its order. */
  listed: readonly Property[];
  /** The name of the form field that had the focus last on this screen. */
  field: string | null;
}

/** What is on the stage; the screens say it when they show. */
export const useStage = create<StageState>(() => ({ screen: 'home', property: null, listed: [], field: null }));

export const showScreen = (screen: Screen): void =>
  useStage.setState({ screen, field: null, ...(screen !== 'property' && { property: null }) });
export const showProperty = (property: Property | null): void => useStage.setState({ property });
export const showListed = (listed: readonly Property[]): void => useStage.setState({ listed });
export const showField = (field: string | null): void => useStage.setState({ field });
