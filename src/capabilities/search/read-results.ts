import * as z from 'zod/mini';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import { homeLine } from '../../domain/home-words.ts';

const USUAL_COUNT = 3;

export const readResults = defineCommand({
  name: 'read-results',
  args: z.object({ count: z.optional(z.int().check(z.minimum(1), z.maximum(20))) }),
  effect: 'read',
  at: ['results', 'favourites', 'compare'],
  perform({ count = USUAL_COUNT }, { stage, results }) {
    const listed = stage.listed();
    if (listed.length === 0) return words('list.empty');
    const read = listed.slice(0, count);
    const all = stage.screen() === 'results' ? (results.current()?.answer.total ?? listed.length) : listed.length;
    return {
      ...words('commands.read-results.done', { count: all, homes: read.map((home, i) => homeLine(home, i + 1)) }),
      suggestions: [words('suggest.openFirst'), words('suggest.compareTwo'), words('suggest.nextPage')],
    };
  },
});
