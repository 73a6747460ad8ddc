import * as z from 'zod/mini';
import { excludesPeople } from '../../domain/excludes-people.ts';
import { familiesIn } from '../../domain/filters.ts';
import { isEmail, reachOf } from '../../domain/reach.ts';
import { Pace, Wanted } from '../../domain/saved-search.ts';
import { spelledOut } from '../../domain/spoken-values.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import type { Plan } from '../../kernel/plan.ts';
import type { Performed, Reply } from '../../kernel/reply.ts';
import type { Services } from '../../kernel/services.ts';
import { savedSearchesQuery } from './queries.ts';
import { wantedWords } from './search-words.ts';

const Args = z.object({
  /** Without it, the search at hand. */
  wanted: z.optional(Wanted),
  pace: z._default(Pace, 'at-once'),
  email: z.optional(z.string()),
});

/** What the search at hand looks for, however it was said or chosen; null if it looks for everything. */
function wantedHere({ results }: Services): Wanted | null {
  const understood = results.current()?.answer.understood;
  if (!understood) return null;
  const { filters, assumedPurpose, rest, restFound = 'all' } = understood;
  const wanted = { filters: { ...(assumedPurpose && { purpose: assumedPurpose }), ...filters }, words: restFound === 'all' ? rest : '' };
  return familiesIn(wanted.filters).length > 0 || wanted.words ? wanted : null;
}

/** Saves it for the account, which can take it back. */
async function saved(wanted: Wanted, pace: Pace, email: string | undefined, services: Services): Promise<Performed> {
  const { server, queries } = services;
  const { saved: made } = await server.call('saveSearch', { body: { ...wanted, pace, ...(email && { email }) } });
  queries.invalidate(savedSearchesQuery);
  const search = wantedWords(wanted);
  if (!made) return { reply: words('commands.save-search.mailed', { search, email: email ?? '' }) };
  return {
    reply: {
      ...words(`commands.save-search.done.${pace}`, { search, email: made.email }),
      suggestions: [words('commands.show-saved-searches.example'), words('suggest.undo')],
    },
    async undo() {
      await server.call('changeSavedSearch', { params: { id: made.id }, body: { state: 'removed' } });
      queries.invalidate(savedSearchesQuery);
      return words('commands.save-search.undone', { search });
    },
  };
}

/**
 * Saves the search at hand, so that its owner is told when a home comes. Without an account a mail goes to an address that
 * the person names, and asks for a yes there: so it is asked about here first.
 */
export const saveSearch = defineCommand({
  name: 'save-search',
  args: Args,
  effect: 'irreversible',
  at: ['results'],
  effectNow: ({ session }) => (session.current() ? 'write' : 'irreversible'),
  prepare(args, services): Plan | Reply {
    const wanted = args.wanted ?? wantedHere(services);
    if (!wanted) return { ...words('commands.save-search.nothing'), suggestions: [words('commands.search.example')] };
    const excludes = excludesPeople(wanted.words);
    if (excludes) return words(`posting.problem.excludes.${excludes.group}`, { words: excludes.words });
    const search = wantedWords(wanted);
    const person = services.session.current();
    if (person)
      return {
        says: { search, how: words('savedSearch.told.account', { email: person.email }) },
        run: () => saved(wanted, args.pace, undefined, services),
      };
    const email = args.email === undefined ? null : reachOf(args.email);
    if (!email || !isEmail(email))
      return {
        ...words(args.email === undefined ? 'commands.save-search.ask.email' : 'commands.save-search.notEmail', { search }),
        wants: { command: { name: 'save-search', args: { pace: args.pace, wanted } }, slot: 'email' },
      };
    return {
      says: { search, how: words('savedSearch.told.link', { email, spelled: spelledOut(email) }) },
      run: () => saved(wanted, args.pace, email, services),
    };
  },
});
