import * as z from 'zod/mini';
import type { Property } from '../../domain/property.ts';
import { words } from '../../domain/words.ts';
import type { Reply } from '../../kernel/define.ts';
import type { Services } from '../ports.ts';

/** A place in a list, from 1; -1 is the last. */
const Ordinal = z.int().check(z.minimum(-100), z.maximum(1000));

/** Which homes: by their places in the list, by id, or the one in view. */
export const HomesMeant = z.object({
  ordinal: z.optional(Ordinal),
  ordinals: z.optional(z.array(Ordinal)),
  id: z.optional(z.int()),
});
export type HomesMeant = z.infer<typeof HomesMeant>;

const placeIn = (list: readonly Property[], ordinal: number): Property | undefined => (ordinal < 0 ? list.at(ordinal) : list[ordinal - 1]);

/** The homes that are meant, or the sentence that says why there are none. */
export function homesMeant(
  { ordinal, ordinals, id }: HomesMeant,
  { stage }: Pick<Services, 'stage'>,
): { homes: Property[] } | { reply: Reply } {
  const listed = stage.listed();
  const inView = stage.property();
  if (id !== undefined) {
    const home = [...listed, ...(inView ? [inView] : [])].find((item) => item.id === id);
    return { homes: home ? [home] : [] };
  }
  const places = ordinals ?? (ordinal === undefined ? [] : [ordinal]);
  if (places.length === 0) {
    if (inView) return { homes: [inView] };
    return listed.length === 1 ? { homes: [listed[0]!] } : { homes: [] };
  }
  if (listed.length === 0) return { reply: words('list.empty') };
  const homes = places.map((place) => placeIn(listed, place));
  const missing = places.find((_, i) => homes[i] === undefined);
  if (missing !== undefined) return { reply: words('list.outOfRange', { place: missing, count: listed.length }) };
  return { homes: homes.flatMap((home) => home ?? []) };
}
