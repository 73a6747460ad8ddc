import * as z from 'zod/mini';
import { defineCommand } from '../../kernel/define.ts';
import { turnPage } from './turn-page.ts';

export const nextPage = defineCommand({
  name: 'next-page',
  args: z.object({}),
  effect: 'read',
  at: ['results'],
  perform: (_, services) => turnPage(1, services),
});
