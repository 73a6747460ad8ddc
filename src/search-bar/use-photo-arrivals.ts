import { useEffect, useRef, useState } from 'react';

const hasFiles = (data: DataTransfer | null): boolean => data?.types.includes('Files') ?? false;

/** Photos that are dropped on the page or pasted into it; true while one is held over the page. */
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
      if (!hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      setOver(true);
    });
    listen('dragleave', (event) => {
      if (!event.relatedTarget) setOver(false);
    });
    listen('drop', (event) => {
      if (!hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      setOver(false);
      arrived(event.dataTransfer);
    });
    listen('paste', (event) => {
      if (arrived(event.clipboardData)) event.preventDefault();
    });
    return () => controller.abort();
  }, [welcome]);
  return over;
}
