import { AppError, type ErrorCode } from '../domain/errors.ts';

/** The customer's picture: the rear camera, ideally 1280 x 720, saved as JPEG. */
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

/** Asks the browser for the camera, which asks the person. Throws an AppError that says why not. */
export async function openCamera(): Promise<MediaStream> {
  const devices = globalThis.navigator.mediaDevices as MediaDevices | undefined;
  if (!devices?.getUserMedia) throw new AppError('camera-unsupported');
  try {
    return await devices.getUserMedia(CONSTRAINTS);
  } catch (cause) {
    throw new AppError(CODES[(cause as Error).name] ?? 'camera-unsupported', { cause });
  }
}

/** Lets the camera go. */
export const closeCamera = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop();
};

/** What the camera shows now, as a JPEG; null before its first picture. */
export function takePicture(video: HTMLVideoElement): Promise<Blob | null> {
  const { videoWidth: width, videoHeight: height } = video;
  if (!width || !height) return Promise.resolve(null);
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d')!.drawImage(video, 0, 0, width, height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY));
}
