declare module 'virtual:language/*' {
  import type { LanguagePart } from '../understanding/language-part.ts';
  const part: LanguagePart;
  export default part;
}

declare module 'virtual:speech-model' {
  /** The address of the model for hearing on the device, with its version. */
  const address: string;
  export default address;
}

declare module 'virtual:language-finder' {
  import type { LinearModel } from '../understanding/linear-model.ts';
  const model: LinearModel;
  export default model;
}

declare module 'virtual:languages' {
  import type { LanguagePart } from '../understanding/language-part.ts';
  /** Loads the data of a language, by its tag. */
  export const partLoaders: Record<string, () => Promise<{ default: LanguagePart }>>;
}

declare module 'virtual:figures' {
  import type { FigureLexicon } from '../conversation/companion/figures.ts';
  /** What all languages say numbers with. */
  export const FIGURE_LEXICONS: FigureLexicon[];
  /** The localities, each with its names in all letters. */
  export const LOCALITY_NAMES: string[][];
}

declare module 'virtual:site-files' {
  /** The address of the page that the browser renders, whatever is to be seen. */
  export const SHELL: string;
  /** What the site is made of. */
  export const SITE_FILES: { url: string; revision: string | null }[];
}
