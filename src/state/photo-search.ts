import { createStore } from 'zustand/vanilla';
import type { Judgement } from '../domain/photo.ts';

/** The stage of a search by photo: which dialog is open, or what is running. */
export type PhotoStep = 'closed' | 'source' | 'camera' | 'looking' | 'asking' | 'sending';

export interface PhotoSearchState {
  /** Whether search by photo is available; `unknown` until the server has answered. */
  available: 'unknown' | 'yes' | 'no';
  step: PhotoStep;
  photo: Blob | null;
  /** An object URL of the photo, to show it in this tab. */
  preview: string | null;
  judgement: Judgement | null;
  /** The photo's embedding, once it has found homes. */
  looks: string | null;
  /** How much of the model has loaded, from 0 to 1; null if it is loaded or not requested. */
  loaded: number | null;
}

/** A search by photo, from its dialogs to its results. */
export function createPhotoSearch() {
  const store = createStore<PhotoSearchState>(() => ({
    available: 'unknown',
    step: 'closed',
    photo: null,
    preview: null,
    judgement: null,
    looks: null,
    loaded: null,
  }));
  return {
    store,
    setAvailable: (yes: boolean): void => store.setState({ available: yes ? 'yes' : 'no' }),
    show: (step: PhotoStep): void => store.setState({ step }),
    /** Takes a photo; the one before it is forgotten. */
    choose(photo: Blob): void {
      const { preview } = store.getState();
      if (preview) URL.revokeObjectURL(preview);
      store.setState({ photo, preview: URL.createObjectURL(photo), judgement: null, looks: null, loaded: null });
    },
    judged: (judgement: Judgement | null): void => store.setState({ judgement, loaded: null }),
    tellLoaded: (loaded: number): void => store.setState({ loaded: loaded < 1 ? loaded : null }),
    found: (looks: string | null): void => store.setState({ looks }),
  };
}
