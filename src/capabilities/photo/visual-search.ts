import * as z from 'zod/mini';
import { AppError } from '../../domain/errors.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';

/** Opens search by photo: the choice between gallery and camera, or the camera at once. */
export const visualSearch = defineCommand({
  name: 'visual-search',
  args: z.object({ from: z._default(z.enum(['source', 'camera']), 'source') }),
  effect: 'read',
  async perform({ from }, { photos }) {
    if (!(await photos.available())) throw new AppError('photo-search-unavailable');
    photos.open(from);
    return words(from === 'camera' ? 'commands.visual-search.camera' : 'commands.visual-search.choose');
  },
});
