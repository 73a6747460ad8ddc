import type { PhotoFlow } from './use-photo-flow.ts';

/** The props of every dialog of search by photo. */
export interface PhotoDialogProps {
  flow: PhotoFlow;
  /** Opens the browser's file picker. */
  pick(): void;
  speechLanguage: string;
}
