import type { Services } from '../kernel/services.ts';

export const links: Services['links'] = {
  absolute: (address) => new URL(address, location.origin).href,
  copy: (text) =>
    navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    ) ?? Promise.resolve(false),
};
