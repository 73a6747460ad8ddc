import { listingAddress } from '../../domain/listing-address.ts';
import { pageCount } from '../../domain/search.ts';
import { words } from '../../domain/words.ts';
import type { Reply } from '../../kernel/define.ts';
import type { Services } from '../ports.ts';

/** Goes some pages on or back in the results; says where the list ends. */
export async function turnPage(step: 1 | -1, { market, results, stage }: Services): Promise<Reply> {
  const current = results.current();
  if (!current) return words('list.noSearch');
  const page = current.answer.page + step;
  const last = pageCount(current.answer);
  if (page < 1) return words('commands.previous-page.first');
  if (page > last) return words('commands.next-page.last', { count: current.answer.total });
  const wish = { ...current.wish, page };
  const answer = await market.search(wish);
  results.hold(wish, answer);
  stage.go(listingAddress(wish, { source: 'search' }));
  return { ...words('commands.next-page.done', { page, last }), homes: answer.properties.slice(0, 3) };
}
