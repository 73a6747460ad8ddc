/** Several files in one: a line of JSON with their names and sizes, then one after the other. */
export function packFiles(files: Record<string, Uint8Array>): Uint8Array {
  const head = new TextEncoder().encode(`${JSON.stringify(Object.entries(files).map(([name, { length }]) => [name, length]))}\n`);
  const parts = [head, ...Object.values(files)];
  const packed = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    packed.set(part, at);
    at += part.length;
  }
  return packed;
}

export function unpackFiles(packed: Uint8Array): Record<string, Uint8Array> {
  const line = packed.indexOf(10);
  const sizes = JSON.parse(new TextDecoder().decode(packed.subarray(0, line))) as [string, number][];
  let at = line + 1;
  return Object.fromEntries(
    sizes.map(([name, length]) => {
      const file = packed.subarray(at, at + length);
      at += length;
      return [name, file];
    }),
  );
}
