import { AppError } from '../../domain/errors.ts';
import { asArray, type Filters } from '../../domain/filters.ts';
import type { SavedSearch } from '../../domain/saved-search.ts';
import { words } from '../../domain/words.ts';
import type { Reply } from '../../kernel/reply.ts';
import type { Services } from '../../kernel/services.ts';
import { savedSearchesQuery } from './queries.ts';
import { searchTitle } from './search-words.ts';

/** How somebody names one of the saved searches. */
export interface Named {
  id?: number | undefined;
  ordinal?: number | undefined;
  filters?: Filters | undefined;
}

const looksIn = ({ filters }: SavedSearch, locality: Filters['locality']): boolean =>
  asArray(filters.locality).some((name) => asArray(locality).includes(name));

/** The saved search that is meant, or the question which; `again` is the call that the answer makes. */
export async function savedSearchMeant(
  { id, ordinal, filters = {} }: Named,
  { queries }: Services,
  again: Record<string, unknown>,
): Promise<{ search: SavedSearch } | { none: Reply }> {
  const all = await queries.fetch(savedSearchesQuery, {});
  if (id !== undefined) {
    const search = all.find((one) => one.id === id);
    if (!search) throw new AppError('search-gone');
    return { search };
  }
  if (all.length === 0) return { none: words('commands.change-saved-search.none') };
  const placed = filters.locality === undefined ? [] : all.filter((search) => looksIn(search, filters.locality));
  const search =
    (ordinal === undefined ? undefined : all.at(ordinal > 0 ? ordinal - 1 : ordinal)) ?? (placed.length === 1 ? placed[0] : undefined);
  if (search) return { search };
  if (all.length === 1) return { search: all[0]! };
  const choices = (placed.length > 0 ? placed : all).slice(0, 4).map((one) => ({
    words: searchTitle(one),
    call: { name: 'change-saved-search', args: { ...again, id: one.id } },
  }));
  return { none: { ...words('commands.change-saved-search.which'), choices, suggestions: choices.map((choice) => choice.words) } };
}
