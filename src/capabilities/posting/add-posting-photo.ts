import * as z from 'zod/mini';
import { PostingForm } from '../../domain/posting.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import { keepDraft } from './save-posting.ts';

/** Adds a photo to a posting once it passes the photo check. Its text says what the device sees; the owner has to confirm it. */
export const addPostingPhoto = defineCommand({
  name: 'add-posting-photo',
  args: z.object({ id: z.int(), photo: z.instanceof(Blob), alt: z.string(), form: PostingForm }),
  effect: 'write',
  example: false,
  async perform({ id, photo, alt, form }, services) {
    const room = await services.checkPhoto(photo);
    const { file } = await services.server.call('addPostingPhoto', { params: { id }, file: photo });
    const { type, locality } = form;
    const seen =
      room && words('posting.photoSeen', { room: words(`photoSearch.room.${room}`), type: words(`value.type.${type}`), locality });
    const text = seen ? services.render(seen) : alt;
    const photos = [...form.photos, { file, alt: text, confirmed: false, ...(room && { room }) }];
    await keepDraft(id, { ...form, photos }, services);
    return {
      reply: words('commands.add-posting-photo.done', { count: photos.length, text }),
      async undo() {
        await keepDraft(id, form, services);
        return words('commands.add-posting-photo.undone', { count: form.photos.length });
      },
    };
  },
});
