import { create } from 'zustand';
import type { Judgement } from '../domain/photo.ts';

/** Where a search by photo stands: which dialog is open, or what is being done. */
export type PhotoStep = 'closed' | 'source' | 'camera' | 'looking' | 'asking' | 'sending';

interface PhotoSearch {
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

export const usePhotoSearch = create<PhotoSearch>(() => ({
  available: 'unknown',
  step: 'closed',
  photo: null,
  preview: null,
  judgement: null,
  looks: null,
  loaded: null,
  spoken: false,
}));

export const holdSpoken = (spoken: boolean): void => usePhotoSearch.setState({ spoken });
export const showPhotoStep = (step: PhotoStep): void => usePhotoSearch.setState({ step });

/** Takes a photo; the one before it is forgotten. */
export function choosePhoto(photo: Blob): void {
  const { preview } = usePhotoSearch.getState();
  if (preview) URL.revokeObjectURL(preview);
  usePhotoSearch.setState({ photo, preview: URL.createObjectURL(photo), judgement: null, looks: null, loaded: null });
}

export const holdJudgement = (judgement: Judgement | null): void => usePhotoSearch.setState({ judgement, loaded: null });
export const tellLoaded = (loaded: number): void => usePhotoSearch.setState({ loaded: loaded < 1 ? loaded : null });
