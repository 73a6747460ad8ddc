import { createStore } from 'zustand/vanilla';
import type { Judgement } from '../domain/photo.ts';

/** Where a search by photo stands: which dialog is open, or what is being done. */
export type PhotoStep = 'closed' | 'source' | 'camera' | 'looking' | 'asking' | 'sending';

export interface PhotoSearchState {
  /** Whether search by photo works now; `unknown` until the server has been asked. */
  available: 'unknown' | 'yes' | 'no';
  step: PhotoStep;
  photo: Blob | null;
  /** An address of the photo in this tab, to show it. */
  preview: string | null;
  judgement: Judgement | null;
  /** How the photo looks, once it has found homes. */
  looks: string | null;
  /** How much of the model is loaded, from 0 to 1; null where it is there or not asked for. */
  loaded: number | null;
  /** The person talks: what becomes of the photo is spoken too. */
  spoken: boolean;
}

/** A search by photo, from its dialogs to what was found. */
export function createPhotoSearch() {
  const store = createStore<PhotoSearchState>(() => ({
    available: 'unknown',
    step: 'closed',
    photo: null,
    preview: null,
    judgement: null,
    looks: null,
    loaded: null,
    spoken: false,
  }));
  return {
    store,
    setAvailable: (yes: boolean): void => store.setState({ available: yes ? 'yes' : 'no' }),
    setSpoken: (spoken: boolean): void => store.setState({ spoken }),
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
