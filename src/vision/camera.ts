import { AppError, type ErrorCode } from '../domain/errors.ts';

/** The spec's capture settings: rear camera, ideally 1280 x 720, saved as JPEG. */
const CONSTRAINTS: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
};
const JPEG_QUALITY = 0.8;

const CODES: Record<string, ErrorCode> = {
  NotAllowedError: 'camera-denied',
  SecurityError: 'camera-denied',
  NotFoundError: 'camera-absent',
  OverconstrainedError: 'camera-absent',
  DevicesNotFoundError: 'camera-absent',
  NotReadableError: 'camera-in-use',
  TrackStartError: 'camera-in-use',
  AbortError: 'camera-in-use',
};

/** Asks the browser for the camera; the browser asks the person. Throws an AppError with the reason for a failure. */
export async function openCamera(): Promise<MediaStream> {
  const devices = globalThis.navigator.mediaDevices as MediaDevices | undefined;
  if (!devices?.getUserMedia) throw new AppError('camera-unsupported');
  try {
    return await devices.getUserMedia(CONSTRAINTS);
  } catch (cause) {
    throw new AppError(CODES[(cause as Error).name] ?? 'camera-unsupported', { cause });
  }
}

/** Stops the camera. */
export const closeCamera = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop();
};

/** The current camera frame as a JPEG; null before the first one. */
export function takePicture(video: HTMLVideoElement): Promise<Blob | null> {
  const { videoWidth: width, videoHeight: height } = video;
  if (!width || !height) return Promise.resolve(null);
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d')!.drawImage(video, 0, 0, width, height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY));
}
