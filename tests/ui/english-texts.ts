import { withNames } from '../../src/domain/market.ts';

const files = import.meta.glob<string>('../../locales/en/*.json', { eager: true, query: '?raw', import: 'default' });

/** All English texts, from their files, in a browser or without one. */
export const ENGLISH: Record<string, object> = {};
for (const file of Object.values(files))
  for (const [section, part] of Object.entries(JSON.parse(withNames(file, 'en')) as Record<string, object>))
    ENGLISH[section] = { ...ENGLISH[section], ...part };
