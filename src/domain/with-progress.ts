/** The same answer, which tells how much of it has come, from 0 to 1; nothing is told where its length is unknown. */
export function withProgress(response: Response, onLoaded: (share: number) => void): Response {
  const length = Number(response.headers.get('Content-Length'));
  if (!response.body || !length) return response;
  let loaded = 0;
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        loaded += chunk.length;
        onLoaded(Math.min(1, loaded / length));
        controller.enqueue(chunk);
      },
    }),
  );
  return new Response(counted, { headers: response.headers });
}
