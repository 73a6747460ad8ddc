import * as z from 'zod/mini';
import { PostingForm } from '../../domain/posting.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import { keepDraft } from './save-posting.ts';

/** Adds a photo to a posting once it passes the photo check; the owner still has to confirm its drafted text. */
export const addPostingPhoto = defineCommand({
  name: 'add-posting-photo',
  args: z.object({ id: z.int(), photo: z.instanceof(Blob), alt: z.string(), form: PostingForm }),
  effect: 'write',
  example: false,
  async perform({ id, photo, alt, form }, services) {
    await services.checkPhoto(photo);
    const { file } = await services.server.call('addPostingPhoto', { params: { id }, file: photo });
    const photos = [...form.photos, { file, alt, confirmed: false }];
    await keepDraft(id, { ...form, photos }, services);
    return {
      reply: words('commands.add-posting-photo.done', { count: photos.length }),
      async undo() {
        await keepDraft(id, form, services);
        return words('commands.add-posting-photo.undone', { count: form.photos.length });
      },
    };
  },
});
