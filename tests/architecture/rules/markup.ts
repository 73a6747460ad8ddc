import type { Rule } from './rule.ts';
import { seed } from './rule.ts';

const ANNOUNCER = 'src/ui/announcer.tsx';
const LIVE_ROLES = ['status', 'alert', 'log'];

/** Two live regions speak over each other. */
export const announcer: Rule = {
  name: 'one live region',
  find: (tree) =>
    tree
      .filter(({ file }) => file !== ANNOUNCER)
      .flatMap(({ file, markup, lineOf }) =>
        markup.attributes
          .filter(({ name, value }) => name === 'aria-live' || (name === 'role' && LIVE_ROLES.includes(value)))
          .map(({ name, at }) => ({ file, line: lineOf(at), key: `${file} ${name}`, instead: `announce it by ${ANNOUNCER}` })),
      ),
  seeded: [
    seed('a polite one', 'src/screens/loan/seeded.tsx', `export const X = () => <p aria-live="polite" />;`),
    seed(
      'one that may be off',
      'src/ui/seeded.tsx',
      `export const X = ({ on }: { on: boolean }) => <p aria-live={on ? 'polite' : 'off'} />;`,
    ),
    seed('an alert', 'src/app/seeded.tsx', `export const X = () => <div role="alert" />;`),
  ],
};

const SAID = ['aria-label', 'aria-description', 'aria-placeholder', 'aria-roledescription', 'alt', 'title', 'placeholder', 'label'];
const WORDS = /\p{L}{2}/u;

/** People's words are data. */
export const texts: Rule = {
  name: 'no text for people in code',
  find: (tree) =>
    tree.flatMap(({ file, markup, lineOf }) =>
      [
        ...markup.texts.map(({ text, at }) => ({ text, at })),
        ...markup.attributes.filter(({ name }) => SAID.includes(name)).map(({ value, at }) => ({ text: value, at })),
      ]
        .filter(({ text }) => WORDS.test(text))
        .map(({ text, at }) => ({
          file,
          line: lineOf(at),
          key: `${file} ${text}`,
          instead: `put "${text.slice(0, 40)}" into a file of locales/en, and its key here: t('...')`,
        })),
    ),
  seeded: [
    seed('between tags', 'src/screens/loan/seeded.tsx', `export const X = () => <p>Your loan</p>;`),
    seed('in other letters', 'src/screens/loan/seeded.tsx', `export const X = () => <p>आपका ऋण</p>;`),
    seed('in braces', 'src/screens/loan/seeded.tsx', `export const X = () => <p>{'Your loan'}</p>;`),
    seed('in a name', 'src/ui/seeded.tsx', `export const X = () => <button aria-label="Close" />;`),
    seed('in a hint', 'src/ui/seeded.tsx', `export const X = () => <input placeholder={'Your name'} />;`),
  ],
};
