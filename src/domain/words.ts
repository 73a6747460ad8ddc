/** A text by its key in `locales`; its parameters may be texts themselves. */
export interface Words {
  key: string;
  params?: Record<string, string | number | Words | Words[]>;
  /** The tag of the language they are said in; absent, that of the screen. */
  language?: string;
}

export const words = (key: string, params?: Words['params']): Words => (params ? { key, params } : { key });
