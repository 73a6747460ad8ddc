import { SAVED_SEARCHES_PATH } from '../../domain/saved-search.ts';
import { AppError } from '../../domain/errors.ts';
import { foundHomes, type SearchParts } from './saved-searches.ts';
import { homeLink, titleOf, whyItFits } from './search-words.ts';
import { MARKET } from '../../domain/market.ts';

const escaped = (text: string): string => text.replaceAll(/[<>&"']/g, (sign) => `&#${sign.codePointAt(0)};`).replaceAll(/\p{Cc}/gu, ' ');

/** What has come for a search, as Atom (RFC 4287). Throws `search-gone`. */
export async function feedOf({ parts, keys }: SearchParts, key: string): Promise<string> {
  const { db, words, site } = parts;
  const id = keys.idOf('feed', key);
  const search = await db.selectFrom('saved_searches').selectAll().where('id', '=', id).where('state', '<>', 'removed').executeTakeFirst();
  if (!search || search.state === 'unconfirmed') throw new AppError('search-gone');
  const theirs = words.in(search.language);
  const found = await foundHomes(parts, id);
  const own = `${site}/feeds/${key}.atom`;
  const entries = found.map((one) => {
    const { home, at } = one;
    const link = homeLink(site, home);
    // A home that has become cheaper is a new entry.
    return `<entry><id>${escaped(`${link}#${home.marketValue}`)}</id><title>${escaped(home.propertyName)}</title><updated>${at}</updated><link href="${escaped(link)}"/><summary>${escaped(whyItFits(theirs, one, search))}</summary></entry>`;
  });
  return [
    `<?xml version="1.0" encoding="utf-8"?>`,
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${search.language}">`,
    `<id>${escaped(own)}</id><title>${escaped(theirs.text('savedSearch.feedTitle', { search: titleOf(theirs, search) }))}</title>`,
    `<updated>${found[0]?.at ?? search.changed_at.toISOString()}</updated><author><name>${escaped(MARKET.name)}</name></author>`,
    `<link rel="self" href="${escaped(own)}"/><link href="${escaped(site + SAVED_SEARCHES_PATH)}"/>`,
    ...entries,
    '</feed>',
  ].join('\n');
}
