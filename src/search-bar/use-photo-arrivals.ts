import { useEffect, useRef, useState } from 'react';

const hasFiles = (data: DataTransfer | null): boolean => data?.types.includes('Files') ?? false;

/** True if someone else takes the file: by preventing the default, or by being a file field. */
const isTaken = (event: Event): boolean =>
  event.defaultPrevented || (event.target instanceof Element && event.target.closest('input[type="file"]') !== null);

/** Photos dropped on the page or pasted into it; true while one is dragged over the page. */
export function usePhotoArrivals(take: (file: File) => void, welcome: boolean): boolean {
  const [over, setOver] = useState(false);
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    if (!welcome) return undefined;
    const controller = new AbortController();
    const listen = <K extends keyof DocumentEventMap>(name: K, hear: (event: DocumentEventMap[K]) => void) =>
      document.addEventListener(name, hear, { signal: controller.signal });
    const arrived = (data: DataTransfer | null): boolean => {
      const file = data?.files[0];
      if (file) latest.current(file);
      return file !== undefined;
    };
    listen('dragover', (event) => {
      if (isTaken(event) || !hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      setOver(true);
    });
    listen('dragleave', (event) => {
      if (!event.relatedTarget) setOver(false);
    });
    listen('drop', (event) => {
      setOver(false);
      if (isTaken(event) || !hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      arrived(event.dataTransfer);
    });
    listen('paste', (event) => {
      if (!isTaken(event) && arrived(event.clipboardData)) event.preventDefault();
    });
    return () => controller.abort();
  }, [welcome]);
  return over;
}
