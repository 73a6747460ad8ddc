import * as z from 'zod/mini';
import { familiesIn, Filters, refine, withoutFamily } from '../../domain/filters.ts';
import { PACES, type SavedSearch } from '../../domain/saved-search.ts';
import { words, type Words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import type { Written } from '../../kernel/reply.ts';
import type { Services } from '../../kernel/services.ts';
import { SearchChange } from './contract.ts';
import { savedSearchesQuery } from './queries.ts';
import { savedSearchMeant } from './saved-search-meant.ts';
import { searchTitle } from './search-words.ts';

const Args = z.object({
  id: z.optional(z.int()),
  ordinal: z.optional(z.int()),
  change: z.optional(SearchChange),
  /** What was said: the words in it that mean a change are texts. */
  said: z.optional(z.string()),
  filters: z.optional(Filters),
  /** A new name, as it is said. */
  text: z.optional(z.string()),
});
type Args = z.infer<typeof Args>;

/** Changes by the words that mean them; the first that is found counts. */
const BY_WORDS: readonly [string, SearchChange][] = [
  ...PACES.map((pace): [string, SearchChange] => [pace, { pace }]),
  ['resume', { state: 'active' }],
  ['remove', { state: 'removed' }],
  ['pause', { state: 'paused' }],
];

/** Whether a sentence has one of the words of a text, in any language that is there. */
function speaksOf(said: string, key: string, { render, languages }: Services): boolean {
  const spoken = ` ${said.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')} `;
  return [...languages.available()].some((language) =>
    render({ ...words(`savedSearch.means.${key}`), language })
      .split(', ')
      .some((word) => spoken.includes(` ${word.toLowerCase()} `)),
  );
}

const back = ({ name, pace, state, filters, words: looked }: SavedSearch): SearchChange => ({
  name,
  pace,
  state: state === 'unconfirmed' ? undefined : state,
  wanted: { filters, words: looked },
});

/** What the sentence changes; null if it does not say. Filters other than the place by which a search is named change it. */
function changeSaid({ said = '', filters = {}, text }: Args, search: SavedSearch, services: Services): SearchChange | null {
  if (text !== undefined) return { name: text };
  const meant = BY_WORDS.find(([key]) => speaksOf(said, key, services));
  if (meant) return meant[1];
  const changes = withoutFamily(filters, 'locality');
  if (familiesIn(changes).length === 0) return null;
  return { wanted: { filters: refine(search.filters, changes), words: search.words } };
}

/** The sentence that says what is true now. */
function doneWords({ name, pace, state, wanted }: SearchChange, search: Words): Words {
  if (state) return words(`commands.change-saved-search.${state}`, { search });
  if (pace) return words(`commands.change-saved-search.pace.${pace}`, { search });
  if (name !== undefined) return words('commands.change-saved-search.named', { search, name });
  return words('commands.change-saved-search.changed', { search, wanted: wanted ? 1 : 0 });
}

async function apply(search: SavedSearch, change: SearchChange, { server, queries }: Services): Promise<SavedSearch> {
  const { id, key } = search;
  const now = await server.call('changeSavedSearch', { params: { id }, body: { ...change, ...(key && { key }) } });
  queries.invalidate(savedSearchesQuery);
  return now;
}

/** What can be changed, to choose from. */
function choicesFor(search: SavedSearch): Written {
  const call = (change: SearchChange) => ({ name: 'change-saved-search', args: { id: search.id, change } });
  const paused = search.state === 'paused';
  const choices = [
    { words: words(`savedSearch.action.${paused ? 'resume' : 'pause'}`), call: call({ state: paused ? 'active' : 'paused' }) },
    ...PACES.filter((pace) => pace !== search.pace).map((pace) => ({ words: words(`savedSearch.pace.${pace}`), call: call({ pace }) })),
    { words: words('savedSearch.action.remove'), call: call({ state: 'removed' }) },
  ];
  const reply = { ...words('commands.change-saved-search.what', { search: searchTitle(search) }), choices };
  return { reply: { ...reply, suggestions: choices.map((choice) => choice.words) }, undo: null };
}

/** Renames, changes, pauses, resumes or deletes a saved search, or sets how often it tells. */
export const changeSavedSearch = defineCommand({
  name: 'change-saved-search',
  args: Args,
  effect: 'write',
  async perform(args, services) {
    const { id: _, ...again } = args;
    const meant = await savedSearchMeant(args, services, again);
    if ('none' in meant) return { reply: meant.none, undo: null };
    const { search } = meant;
    if (!args.change && args.text === undefined && speaksOf(args.said ?? '', 'rename', services))
      return {
        reply: {
          ...words('commands.change-saved-search.ask.name'),
          wants: { command: { name: 'change-saved-search', args: { id: search.id } }, slot: 'text' },
        },
        undo: null,
      };
    const change = args.change ?? changeSaid(args, search, services);
    if (!change) return choicesFor(search);
    const now = await apply(search, change, services);
    return {
      reply: { ...doneWords(change, searchTitle(change.name === undefined ? now : search)), suggestions: [words('suggest.undo')] },
      async undo() {
        await apply(search, back(search), services);
        return words('commands.change-saved-search.undone', { search: searchTitle(search) });
      },
    };
  },
});
