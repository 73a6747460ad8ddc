/** In place of a polyfill that the decoder asks for: every browser that runs it has this. */
export const { Blob } = globalThis;
