const files = import.meta.glob<{ default: Record<string, object> }>('../../locales/en/*.json', { eager: true });

/** All English texts, from their files, in a browser or without one. */
export const ENGLISH: Record<string, object> = {};
for (const { default: file } of Object.values(files))
  for (const [section, part] of Object.entries(file)) ENGLISH[section] = { ...ENGLISH[section], ...part };
