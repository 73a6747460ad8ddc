import * as z from 'zod/mini';
import { differencesOf } from '../../domain/home-differences.ts';
import { homeLine } from '../../domain/home-words.ts';
import type { Property } from '../../domain/property.ts';
import { pageCount } from '../../domain/search.ts';
import { words, type Words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import type { Reply } from '../../kernel/reply.ts';
import type { Services } from '../../kernel/services.ts';
import { turnPage } from './turn-page.ts';

/** As many homes as anybody keeps in mind by ear. */
const AT_ONCE = 3;
const DIFFERENCES = 1;

type Part = 'on' | 'back' | 'last';

/** Where to read: from the first, on from where reading stopped, the ones before, or the last ones. */
function startOf(part: Part | undefined, count: number, { stage }: Services): number {
  const read = stage.reading();
  if (part === 'last') return Math.max(0, stage.listed().length - count);
  if (!read) return 0;
  if (part === 'on') return read.to;
  return part === 'back' ? Math.max(0, read.from - count) : 0;
}

/** One home in a line, and what sets it apart from the one before. */
function lineOf(home: Property, place: number, before: Property | undefined): Words {
  const line = homeLine(home, place);
  const differs = before ? differencesOf(home, before, DIFFERENCES) : [];
  return differs.length > 0 ? words('commands.read-results.differs', { line, differs }) : line;
}

/** How many are left, on this page and beyond. */
function leftAfter(to: number, { stage, results }: Services): number {
  const onPage = stage.listed().length - to;
  const answer = stage.screen() === 'results' ? results.current()?.answer : undefined;
  if (!answer) return onPage;
  return onPage + Math.max(0, answer.total - answer.page * answer.pageSize);
}

function read(from: number, count: number, isFirst: boolean, services: Services): Reply {
  const { stage, results } = services;
  const listed = stage.listed();
  const to = Math.min(listed.length, from + count);
  stage.read({ from, to });
  const all = stage.screen() === 'results' ? (results.current()?.answer.total ?? listed.length) : listed.length;
  const left = leftAfter(to, services);
  const parts = [
    ...(isFirst ? [words('commands.read-results.all', { count: all })] : []),
    ...listed.slice(from, to).map((home, i) => lineOf(home, from + i + 1, listed[from + i - 1])),
    left > 0 ? words('commands.read-results.more', { count: left }) : words('commands.read-results.end'),
  ];
  return {
    ...words('commands.read-results.done', { parts }),
    suggestions: [words('suggest.openFirst'), words('suggest.compareTwo'), words('suggest.nextPage')],
  };
}

/** Reads the list, three homes at a time: the first ones, the next, those before, or the last. */
export const readResults = defineCommand({
  name: 'read-results',
  args: z.object({
    count: z.optional(z.int().check(z.minimum(1), z.maximum(20))),
    part: z.optional(z.enum(['on', 'back', 'last'])),
  }),
  effect: 'read',
  at: ['results', 'favourites', 'compare'],
  async perform({ count = AT_ONCE, part }, services) {
    const { stage, results, hidden } = services;
    if (stage.screen() === 'payment') return { instead: { name: 'payment-options' } };
    if (stage.listed().length === 0) return words('list.empty');
    const from = startOf(part, count, services);
    if (from < stage.listed().length) return read(from, count, part === undefined, services);
    const answer = stage.screen() === 'results' ? results.current()?.answer : undefined;
    if (!answer || answer.page >= pageCount(answer)) return words('commands.read-results.nothingMore');
    await turnPage(1, services);
    stage.list((results.current()?.answer.properties ?? []).filter(({ id }) => !hidden.ids().includes(id)));
    return read(0, count, false, services);
  },
});
