import * as z from 'zod/mini';
import { comparedIn, comparisonAddress, propertyAddress } from '../../domain/addresses.ts';
import { filterWords } from '../../domain/filter-words.ts';
import { HomesMeant, homesMeant } from '../../domain/homes-meant.ts';
import { listingAddress } from '../../domain/listing-address.ts';
import { placesIn } from '../../domain/place-address.ts';
import type { Property } from '../../domain/property.ts';
import { saysOneOf } from '../../domain/says-word.ts';
import { words, type Words } from '../../domain/words.ts';
import type { Services } from '../../kernel/services.ts';

/** What can be sent to somebody. */
const SHARED = ['home', 'search', 'comparison', 'place'] as const;
type Shared = (typeof SHARED)[number];

export const ShareArgs = z.object({
  ...HomesMeant.shape,
  what: z.optional(z.enum(SHARED)),
  /** The sentence: it may name what is meant. */
  said: z.optional(z.string()),
});
type ShareArgs = z.infer<typeof ShareArgs>;

export interface ShareTarget {
  address: string;
  title: Words;
  about?: Property[];
}

const NAMED_BY_WORD = ['search', 'comparison'] as const;

/** What is meant: what was named, else what is on the stage. */
function meantBy({ what, said, ordinal, ordinals, id }: ShareArgs, { stage, render, languages }: Services): Shared {
  if (what) return what;
  if ([ordinal, ordinals, id].some((one) => one !== undefined)) return 'home';
  const wordsFor = (one: Shared) =>
    [...languages.available()].flatMap((language) => render({ ...words(`share.means.${one}`), language }).split(', '));
  const named = said === undefined ? undefined : NAMED_BY_WORD.find((one) => saysOneOf(said, wordsFor(one)));
  if (named) return named;
  const screen = stage.screen();
  if (screen === 'compare') return 'comparison';
  if (screen === 'place') return 'place';
  return screen === 'results' && !stage.focus() ? 'search' : 'home';
}

function sharedHome(args: ShareArgs, { stage }: Services): ShareTarget | { none: Words } {
  const meant = homesMeant(args, stage);
  if ('none' in meant) return meant;
  const [home] = meant.homes;
  if (!home) return { none: words(stage.listed().length > 0 ? 'commands.share-home.which' : 'list.empty') };
  return { address: propertyAddress(home.id), title: words('home.name', { name: home.propertyName }), about: [home] };
}

/** The search, without where the person is: that is nobody else's affair. */
function sharedSearch({ results }: Services): ShareTarget | { none: Words } {
  const current = results.current();
  if (!current) return { none: words('list.empty') };
  const { near: _, page: __, ...request } = current.query;
  const { filters } = current.answer.understood;
  const wishes = filterWords(filters).map((chip) => chip.words);
  return {
    address: listingAddress(request),
    title: wishes.length > 0 ? words('listing.wishes', { wishes }) : words('listing.all'),
  };
}

/** The homes on the page of a comparison; or those that are being compared. */
function sharedComparison({ stage, compare }: Services): ShareTarget | { none: Words } {
  const ids = comparedIn(stage.address().split('?')[1] ?? '') ?? compare.ids();
  if (ids.length === 0) return { none: words('commands.compare.which') };
  return { address: comparisonAddress(ids), title: words('share.comparison', { count: ids.length }) };
}

/** The page of a place, or of one against another. */
function sharedPlace({ stage }: Services): ShareTarget {
  const address = stage.address();
  const [one, ...others] = placesIn(address.split('?')[0]!);
  const title = one === undefined ? 'locality.places' : others.length > 0 ? 'locality.two' : null;
  return { address, title: title ? words(title) : words('value.locality', { name: stage.place() ?? one! }) };
}

/** What is to be sent to somebody, or the sentence that says why there is nothing. */
export function shareTarget(args: ShareArgs, services: Services): ShareTarget | { none: Words } {
  switch (meantBy(args, services)) {
    case 'home':
      return sharedHome(args, services);
    case 'search':
      return sharedSearch(services);
    case 'comparison':
      return sharedComparison(services);
    case 'place':
      return sharedPlace(services);
  }
}
