import { describe, expect, it } from 'vitest';
import type { Judgement } from '../../src/domain/photo.ts';
import { checkPhoto } from '../../src/services/photo-check.ts';

const PHOTO = new Blob(['x'], { type: 'image/jpeg' });
const judged = (verdict: Judgement['verdict']) => async (): Promise<Judgement> => ({
  verdict,
  property: 0.9,
  kind: 'food',
  room: 'kitchen',
  threshold: 0.5,
});

describe('a photo of a home', () => {
  it('is named after the room that the device is sure to see', async () => {
    expect(await checkPhoto(PHOTO, judged('property'))).toBe('kitchen');
    expect(await checkPhoto(PHOTO, judged('unsure'))).toBeNull();
    expect(await checkPhoto(PHOTO, async () => null)).toBeNull();
  });

  it('that shows no home, or is no picture, stays here', async () => {
    await expect(checkPhoto(PHOTO, judged('other'))).rejects.toMatchObject({ code: 'photo-refused' });
    await expect(checkPhoto(new Blob(['x'], { type: 'text/plain' }), judged('property'))).rejects.toMatchObject({ code: 'photo-refused' });
  });
});
