import sharp from 'sharp';

/** A page of lines on white paper: what a bill looks like. */
export function aBill(): Promise<Buffer> {
  const lines = Array.from(
    { length: 26 },
    (_, i) => `<text x="40" y="${70 + i * 26}" font-size="18" font-family="monospace">Item ${i}   qty ${i + 1}   Rs ${i * 37}.00</text>`,
  );
  const page = `<svg xmlns="http://www.w3.org/2000/svg" width="520" height="800"><rect width="520" height="800" fill="#fdfdfb"/>${lines.join('')}</svg>`;
  return sharp(Buffer.from(page)).jpeg().toBuffer();
}

/** A home and a bill over each other, so that nobody can say which it is; `share` of it is the bill. */
export async function aDoubtfulPicture(home: string, share: number): Promise<Buffer> {
  const bill = await sharp(await aBill())
    .resize(800, 600, { fit: 'fill' })
    .ensureAlpha(share)
    .png()
    .toBuffer();
  return sharp(home)
    .resize(800, 600)
    .composite([{ input: bill }])
    .jpeg()
    .toBuffer();
}
