import * as z from 'zod/mini';
import { defineCommand } from '../../kernel/define.ts';
import { turnPage } from './turn-page.ts';

/** The next page of results, or the page with this number. */
export const nextPage = defineCommand({
  name: 'next-page',
  args: z.object({ page: z.optional(z.int().check(z.minimum(1))) }),
  effect: 'read',
  at: ['results'],
  perform: ({ page }, services) => turnPage(page === undefined ? 1 : page - (services.results.current()?.answer.page ?? 0), services),
});
