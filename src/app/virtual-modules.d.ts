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
