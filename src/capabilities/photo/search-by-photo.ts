import * as z from 'zod/mini';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import { findAlike } from './find-alike.ts';

/** Looks at the chosen photo on this device first; what shows no property, or may show none, stays here until the person says so. */
export const searchByPhoto = defineCommand({
  name: 'search-by-photo',
  args: z.object({}),
  effect: 'once',
  example: false,
  async perform(_, services) {
    const { photos } = services;
    const photo = photos.photo();
    if (!photo) {
      photos.open('source');
      return words('commands.visual-search.choose');
    }
    const judgement = await photos.judge(photo);
    if (!judgement || judgement.verdict === 'property') return findAlike(photo, services);
    photos.ask(judgement);
    const doubt = judgement.verdict === 'other' ? 'commands.search-by-photo.stopped' : 'commands.search-by-photo.unsure';
    return { ...words(doubt), asks: { name: 'send-photo-anyway' } };
  },
});
