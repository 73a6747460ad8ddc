import * as z from 'zod/mini';
import { PostingForm, type Posting } from '../../domain/posting.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import type { Services } from '../../kernel/services.ts';
import { postingQuery, postingsQuery } from './queries.ts';

/** Saves what is in the form; the first time, it creates the posting. */
export async function keepDraft(id: number | null, form: PostingForm, { server, queries }: Services): Promise<Posting> {
  const posting = await (id === null
    ? server.call('newPosting', { body: form })
    : server.call('savePosting', { params: { id }, body: form }));
  queries.put(postingQuery, posting.id, posting);
  queries.invalidate(postingsQuery);
  return posting;
}

/** Saves the draft. Undo restores the earlier one, or removes the draft this created. */
export const savePosting = defineCommand({
  name: 'save-posting',
  args: z.object({ id: z.nullable(z.int()), form: PostingForm }),
  effect: 'write',
  example: false,
  async perform({ id, form }, services) {
    const { server, queries } = services;
    const before = id === null ? undefined : queries.peek(postingQuery, id);
    const posting = await keepDraft(id, form, services);
    return {
      reply: { ...words('commands.save-posting.done', { id: posting.id }), silent: true },
      async undo() {
        if (before) await keepDraft(before.id, before.form, services);
        else if (id === null) {
          await server.call('changePosting', { params: { id: posting.id }, body: { action: 'remove' } });
          queries.invalidate(postingsQuery);
        }
        return words('commands.save-posting.undone');
      },
    };
  },
});
