import type { PhotoFlow } from './use-photo-flow.ts';

/** What every dialog of search by photo is given. */
export interface PhotoDialogProps {
  flow: PhotoFlow;
  /** Opens the file picker of the browser. */
  pick(): void;
  speechLanguage: string;
}
