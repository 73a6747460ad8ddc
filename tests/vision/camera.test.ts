import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeCamera, openCamera, takePicture } from '../../src/vision/camera.ts';

const withCamera = (mediaDevices: unknown) => vi.stubGlobal('navigator', { mediaDevices });

describe('the camera', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is the rear one, ideally 1280 x 720, without sound', async () => {
    const getUserMedia = vi.fn(async () => 'stream');
    withCamera({ getUserMedia });
    expect(await openCamera()).toBe('stream');
    expect(getUserMedia).toHaveBeenCalledWith({
      audio: false,
      video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
    });
  });

  it.each([
    ['NotAllowedError', 'camera-denied'],
    ['NotFoundError', 'camera-absent'],
    ['NotReadableError', 'camera-in-use'],
    ['TypeError', 'camera-unsupported'],
  ])('says after %s: %s', async (name, code) => {
    withCamera({ getUserMedia: async () => Promise.reject(Object.assign(new Error('no'), { name })) });
    await expect(openCamera()).rejects.toMatchObject({ code });
  });

  it('says so where there is none in the browser', async () => {
    withCamera(undefined);
    await expect(openCamera()).rejects.toMatchObject({ code: 'camera-unsupported' });
  });

  it('is let go track by track', () => {
    const tracks = [{ stop: vi.fn() }, { stop: vi.fn() }];
    closeCamera({ getTracks: () => tracks } as unknown as MediaStream);
    for (const { stop } of tracks) expect(stop).toHaveBeenCalledOnce();
  });

  it('takes no picture before the first one came', async () => {
    expect(await takePicture({ videoWidth: 0, videoHeight: 0 } as HTMLVideoElement)).toBeNull();
  });
});
