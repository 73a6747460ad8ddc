import { useEffect, useRef, useState } from 'react';
import { AppError, type ErrorCode } from '../domain/errors.ts';
import { closeCamera, openCamera, takePicture } from '../vision/camera.ts';

/** A camera that is open as long as it is on the screen. A picture that is wanted before it is ready is taken as soon as it is. */
export function useCamera({ onPicture, onFail }: { onPicture(picture: Blob): void; onFail(code: ErrorCode): void }) {
  const video = useRef<HTMLVideoElement>(null);
  const [live, setLive] = useState(false);
  const wanted = useRef(false);
  const fail = useRef(onFail);
  useEffect(() => {
    fail.current = onFail;
  });

  useEffect(() => {
    let wanted = true;
    let stream: MediaStream | null = null;
    openCamera().then(
      (opened) => {
        if (!wanted) {
          closeCamera(opened);
          return;
        }
        stream = opened;
        if (video.current) video.current.srcObject = opened;
      },
      (error: unknown) => {
        if (wanted) fail.current(error instanceof AppError ? error.code : 'camera-unsupported');
      },
    );
    return () => {
      wanted = false;
      if (stream) closeCamera(stream);
    };
  }, []);

  const capture = async () => {
    const picture = video.current && (await takePicture(video.current));
    wanted.current = !picture;
    if (picture) onPicture(picture);
  };

  const started = () => {
    setLive(true);
    if (wanted.current) void capture();
  };

  return { video, live, capture, started };
}
