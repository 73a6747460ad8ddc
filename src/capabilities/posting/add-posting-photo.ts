import * as z from 'zod/mini';
import { PostingForm } from '../../domain/posting.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';

/** Adds a photo to a posting once it has passed the photo check; its drafted text waits for the owner's word. */
export const addPostingPhoto = defineCommand({
  name: 'add-posting-photo',
  args: z.object({ id: z.int(), photo: z.instanceof(Blob), alt: z.string(), form: PostingForm }),
  effect: 'write',
  example: false,
  async perform({ id, photo, alt, form }, { postings, dialogs, showcase }) {
    await dialogs.checkPhoto(photo);
    const { file } = await postings.addPhoto(id, photo);
    const photos = [...form.photos, { file, alt, confirmed: false }];
    showcase.set('posting', await postings.save(id, { ...form, photos }));
    return words('commands.add-posting-photo.done', { count: photos.length });
  },
});
