/** A text by its key in `locales`; its parameters may be texts themselves. */
export interface Words {
  key: string;
  params?: Record<string, string | number | Words | Words[]>;
}

export const words = (key: string, params?: Words['params']): Words => (params ? { key, params } : { key });
