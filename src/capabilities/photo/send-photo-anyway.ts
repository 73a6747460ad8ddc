import * as z from 'zod/mini';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import { findAlike } from './find-alike.ts';

/** Searches by the photo in hand although this device doubts that it shows a property: it leaves the device. */
export const sendPhotoAnyway = defineCommand({
  name: 'send-photo-anyway',
  args: z.object({}),
  effect: 'irreversible',
  example: false,
  prepare(_, services) {
    const photo = services.photos.photo();
    if (!photo) return words('commands.visual-search.choose');
    return { madeOf: [photo.size, photo.type], run: () => findAlike(photo, services) };
  },
});
