import { withProgress } from '../domain/with-progress.ts';

/** Fetches a file and reports progress from 0 to 1. Throws if the server does not have it. */
export async function fetchWithProgress(url: string, onProgress?: (share: number) => void): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok || !response.body) throw new Error(`${url}: status ${response.status}`);
  return onProgress ? withProgress(response, onProgress) : response;
}
