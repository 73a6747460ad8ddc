import { asArray, refine, withoutFamily, type Filters } from '../../domain/filters.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import type { Services } from '../../kernel/services.ts';
import { foundReply } from './found-reply.ts';
import { changed } from './relative.ts';
import { currentQuery, showHomes } from './show-homes.ts';
import { notesOn, partsOf, placed, placeFirst, wanting, Wish } from './wish.ts';

/** Without the place that is searched in, or where the home stands that was last spoken of. */
function notHere(changes: Filters, services: Services): Filters {
  const { stage } = services;
  const here = asArray(
    currentQuery(services)?.filters?.locality ?? (stage.property() ?? stage.focus())?.locality ?? stage.place() ?? undefined,
  );
  if (here.length === 0) return changes;
  return { ...changes, not: { ...changes.not, locality: [...new Set([...(changes.not?.locality ?? []), ...here])] } };
}

/** Changes the search at hand: by what is named, and by what is said relative to it ("ten lakhs more", "cheaper"). */
export const refineSearch = defineCommand({
  name: 'refine-search',
  args: Wish,
  effect: 'read',
  at: ['results'],
  perform(asked, services) {
    const wish = placed(asked, services);
    const place = placeFirst('refine-search', wish);
    if (place) return place;
    const { text, filters: said, beyond, change = {}, elsewhere } = partsOf(wish);
    const changes = elsewhere ? notHere(said, services) : said;
    if (!text && [changes, change].every((part) => Object.keys(part).length === 0)) return words('commands.refine-search.nothing');
    const { stage } = services;
    const before = currentQuery(services) ?? { filters: services.goal.musts() };
    const seen = { home: stage.property() ?? stage.focus(), listed: stage.listed() };
    const base = before.filters ?? {};
    const isAnywhere = changes.not?.locality !== undefined && changes.locality === undefined;
    const after = changed(refine(isAnywhere ? withoutFamily(base, 'locality') : base, changes), change, seen);
    if ('baseless' in after) {
      if (after.baseless === 'distance') return wanting('commands.search.nearWhat', { name: 'refine-search', args: {} }, 'near');
      return words(`commands.refine-search.baseless.${after.baseless}`);
    }
    const query = { ...before, text: text || before.text, filters: after.filters };
    return showHomes(query, services, (answer) => foundReply({ answer, query, notes: notesOn({ answer, beyond }) }));
  },
});
