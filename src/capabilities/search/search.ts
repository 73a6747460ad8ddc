import { keptBeside, withMusts } from '../../domain/goal.ts';
import { defineCommand } from '../../kernel/define.ts';
import { foundReply } from './found-reply.ts';
import { showHomes } from './show-homes.ts';
import { notesOn, partsOf, placed, placeFirst, Wish } from './wish.ts';

/** A new search; what the person must have is kept from the ones before. */
export const search = defineCommand({
  name: 'search',
  args: Wish,
  effect: 'read',
  perform(asked, services) {
    const wish = placed(asked, services);
    const place = placeFirst('search', wish);
    if (place) return place;
    const { text = '', filters, beyond } = partsOf(wish);
    const looks = services.stage.screen() === 'results' ? services.results.current()?.query.looks : undefined;
    const query = { text, filters: withMusts(services.goal.musts(), filters), ...(looks && { looks }) };
    return showHomes(query, services, (answer) =>
      foundReply({ answer, query, notes: notesOn({ answer, beyond, kept: keptBeside(query.filters, filters) }) }),
    );
  },
});
