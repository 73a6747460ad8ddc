import type { Services } from '../kernel/services.ts';

export const links: Services['links'] = {
  absolute: (address) => new URL(address, location.origin).href,
  copy: (text) =>
    navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    ) ?? Promise.resolve(false),
  async share(card) {
    if (typeof navigator.share !== 'function') return 'unable';
    try {
      await navigator.share(card);
      return 'shared';
    } catch (error) {
      // Closed by the person; anything else is the device's no, as to a sentence that came without a press.
      return error instanceof DOMException && error.name === 'AbortError' ? 'closed' : 'unable';
    }
  },
};
