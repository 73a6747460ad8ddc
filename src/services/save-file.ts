import type { SaveFile } from '../capabilities/account/ports.ts';

/** Has the browser keep a text as a file among its downloads. */
export const saveFile: SaveFile = (name, text) => {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
};
