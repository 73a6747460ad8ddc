import { VisualAnswer, VisualSearchStatus } from '../../domain/photo.ts';
import type { Calls } from '../../kernel/call.ts';

export const PHOTO_CALLS = {
  visualSearchStatus: {
    method: 'GET',
    path: '/api/visual-search/status',
    summary: 'Whether search by photo works now.',
    answer: VisualSearchStatus,
  },
  visualSearchAnalyze: {
    method: 'POST',
    path: '/api/visual-search/analyze',
    summary:
      'Homes that look like a photo: JPEG, PNG, WebP or AVIF of at most 5 MB and 40 megapixels. The photo is not kept. 400 with details where it shows no property, 400 without where it cannot be read.',
    upload: 'image',
    answer: VisualAnswer,
  },
} as const satisfies Calls;
