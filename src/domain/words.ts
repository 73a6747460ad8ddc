/** A sentence by its key in `locales`; parameters may be sentences themselves. */
export interface Words {
  key: string;
  params?: Record<string, string | number | Words | Words[]>;
}

export const words = (key: string, params?: Words['params']): Words => (params ? { key, params } : { key });
