import * as z from 'zod/mini';
import { AppError } from '../../domain/errors.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import { findAlike } from './find-alike.ts';

const DOUBTS = { other: 'stopped', unsure: 'unsure' } as const;

/**
 * Checks the chosen photo on this device first; if it shows, or may show, no property, or could not be checked in time, it stays
 * here until the person agrees.
 */
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
    if (judgement?.verdict === 'property') return findAlike(photo, services);
    if (!judgement && !(await photos.isPicture(photo))) throw new AppError('photo-unreadable');
    photos.ask(judgement);
    return {
      ...words(`commands.search-by-photo.${judgement ? DOUBTS[judgement.verdict] : 'skipped'}`),
      asks: { name: 'send-photo-anyway' },
    };
  },
});
