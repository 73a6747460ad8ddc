/** Whether the site has a language model, as its server says in each page. */
export const hasCompanion = (): boolean => document.documentElement.dataset['companion'] !== undefined;
