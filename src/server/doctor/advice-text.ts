import type { SettingsAdvice } from '../public-site.ts';

const RULE = '!'.repeat(100);

/** What is to be said of the settings, between two lines that cannot be missed. */
export const adviceText = (advice: SettingsAdvice[]): string =>
  [
    RULE,
    `!! Others can reach this site. ${advice.some(({ kind }) => kind === 'unsafe') ? 'Its settings are UNSAFE:' : 'Its settings leave things out:'}`,
    ...advice.map(({ kind, sentence }) => `!! ${kind === 'unsafe' ? 'UNSAFE  ' : 'missing '} ${sentence}`),
    RULE,
  ].join('\n');
