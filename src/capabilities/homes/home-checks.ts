import { HomesMeant, homeMeant } from '../../domain/homes-meant.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import { checksOf } from './checks-of.ts';

/** Says what was checked of a home, and when. */
export const homeChecks = defineCommand({
  name: 'home-checks',
  args: HomesMeant,
  effect: 'read',
  example: false,
  perform(which, { stage }) {
    const meant = homeMeant(which, stage);
    if ('none' in meant) return meant.none;
    return words('checks.all', { name: meant.home.propertyName, facts: checksOf(meant.home) });
  },
});
