import * as z from 'zod/mini';
import { defineCommand } from '../../kernel/define.ts';
import { pageCount } from '../../domain/search.ts';
import type { Services } from '../../kernel/services.ts';
import { turnPage } from './turn-page.ts';

/** There is but one page, with homes that were not read out yet. */
function isUnread({ results, stage }: Services): boolean {
  const answer = results.current()?.answer;
  return answer !== undefined && pageCount(answer) === 1 && (stage.reading()?.to ?? 0) < stage.listed().length;
}

/** The next page of results, or the page with this number. */
export const nextPage = defineCommand({
  name: 'next-page',
  args: z.object({ page: z.optional(z.int().check(z.minimum(1))) }),
  effect: 'read',
  at: ['results'],
  perform: ({ page }, services) =>
    page === undefined && isUnread(services)
      ? { instead: { name: 'read-results', args: { part: 'on' } } }
      : turnPage(page === undefined ? 1 : page - (services.results.current()?.answer.page ?? 0), services),
});
