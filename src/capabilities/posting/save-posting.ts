import * as z from 'zod/mini';
import { PostingForm } from '../../domain/posting.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';

/** Keeps the draft; the first time it gets its place in the person's list. */
export const savePosting = defineCommand({
  name: 'save-posting',
  args: z.object({ id: z.nullable(z.int()), form: PostingForm }),
  effect: 'write',
  example: false,
  async perform({ id, form }, { postings, showcase }) {
    showcase.set('posting', await (id === null ? postings.begin(form) : postings.save(id, form)));
    return { ...words('commands.save-posting.done'), silent: true };
  },
});
