import * as z from 'zod/mini';
import { calledShort } from './home-words.ts';
import type { Property } from './property.ts';
import { words, type Words } from './words.ts';

/** A position in a list, from 1; -1 is the last. */
const Ordinal = z.int().check(z.minimum(-100), z.maximum(1000));

/** Which homes: by position in the list, by id, or the one in view. */
export const HomesMeant = z.object({
  ordinal: z.optional(Ordinal),
  ordinals: z.optional(z.array(Ordinal)),
  id: z.optional(z.int()),
});
export type HomesMeant = z.infer<typeof HomesMeant>;

/** The homes a person may be referring to. */
export interface HomesInReach {
  listed(): readonly Property[];
  /** The one in view. */
  property(): Property | null;
  /** The one last spoken of. */
  focus(): Property | null;
}

const placeIn = (list: readonly Property[], ordinal: number): Property | undefined => (ordinal < 0 ? list.at(ordinal) : list[ordinal - 1]);

/** The homes referred to, or the sentence that says why there are none. No homes at all: the person did not say which. */
export function homesMeant({ ordinal, ordinals, id }: HomesMeant, reach: HomesInReach): { homes: Property[] } | { none: Words } {
  const listed = reach.listed();
  const inView = reach.property();
  if (id !== undefined) {
    const home = [...listed, ...(inView ? [inView] : [])].find((item) => item.id === id);
    return { homes: home ? [home] : [] };
  }
  const places = ordinals ?? (ordinal === undefined ? [] : [ordinal]);
  if (places.length === 0) {
    const spokenOf = inView ?? reach.focus();
    if (spokenOf) return { homes: [spokenOf] };
    return listed.length === 1 ? { homes: [listed[0]!] } : { homes: [] };
  }
  if (listed.length === 0) return { none: words('list.empty') };
  const homes = places.map((place) => placeIn(listed, place));
  const missing = places.find((_, i) => homes[i] === undefined);
  if (missing !== undefined) return { none: words('list.outOfRange', { place: missing, count: listed.length }) };
  return { homes: homes.flatMap((home) => home ?? []) };
}

const NAMED = 3;
const ORDINALS = ['first', 'second', 'third'] as const;

/** The one home referred to, or the question which one, with the first few by name. */
export function homeMeant(which: HomesMeant, reach: HomesInReach): { home: Property } | { none: Words & { suggestions?: Words[] } } {
  const meant = homesMeant(which, reach);
  if ('none' in meant) return meant;
  const [home] = meant.homes;
  if (home) return { home };
  const named = reach.listed().slice(0, NAMED);
  if (named.length === 0) return { none: words('list.empty') };
  return {
    none: {
      ...words('list.which', { names: named.map((item) => words('home.name', { name: calledShort(item) })) }),
      suggestions: named.map((_, i) => words(`suggest.open.${ORDINALS[i]!}`)),
    },
  };
}
