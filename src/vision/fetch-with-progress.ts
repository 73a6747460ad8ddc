/** Fetches a file and reports progress from 0 to 1. Throws if the server does not have it. */
export async function fetchWithProgress(url: string, onProgress?: (share: number) => void): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok || !response.body) throw new Error(`${url}: status ${response.status}`);
  const length = Number(response.headers.get('Content-Length'));
  if (!onProgress || !length) return response;
  let loaded = 0;
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        loaded += chunk.length;
        onProgress(Math.min(1, loaded / length));
        controller.enqueue(chunk);
      },
    }),
  );
  return new Response(counted, { headers: response.headers });
}
