import * as z from 'zod/mini';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';

/** Brings what the form of posting needs: the localities, and the posting that is being edited. */
export const findPosting = defineCommand({
  name: 'find-posting',
  args: z.object({ id: z.nullable(z.int()) }),
  effect: 'read',
  example: false,
  async perform({ id }, { postings, market, results, showcase }) {
    const [posting, localities] = await Promise.all([id === null ? undefined : postings.one(id), market.localities()]);
    showcase.set('posting', posting);
    results.holdLocalities(localities);
    return { ...words('commands.find-posting.done'), silent: true };
  },
});
