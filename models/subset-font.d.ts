declare module 'subset-font' {
  interface Options {
    targetFormat: 'sfnt' | 'woff2';
    variationAxes?: Record<string, number | { min: number; max: number }>;
    keepAllGlyphs?: true;
  }
  export default function subsetFont(font: Buffer, letters: string, options: Options): Promise<Buffer>;
}
