import type { Tagged } from './tagger.ts';

/** Every kind of meaning that a text names. */
export const kindsOf = (tagged: Tagged): Set<string> =>
  new Set(tagged.spans.flatMap((span) => [span.quantity?.kind ?? '', ...span.tags.map((tag) => tag.kind)]));
