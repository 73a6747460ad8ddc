import * as z from 'zod/mini';
import { ListChange } from '../../domain/kept-homes.ts';
import type { Calls } from '../../kernel/call.ts';

const MOST_CHANGES = 100;
const Ids = z.array(z.int());

export const FAVOURITE_CALLS = {
  keepHomes: {
    method: 'POST',
    path: '/api/account/homes',
    summary:
      'Changes the lists of homes of the account that is logged in, and gives them as they are then, newest first. Without changes it only gives them.',
    body: z.object({ changes: z.array(ListChange).check(z.maxLength(MOST_CHANGES)) }),
    answer: z.object({ wishlist: Ids, compare: Ids, recent: Ids, hidden: Ids }),
  },
} as const satisfies Calls;
