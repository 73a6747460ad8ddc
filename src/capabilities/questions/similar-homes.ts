import { calledShort, priceWords } from '../../domain/home-words.ts';
import { HomesMeant, homeMeant } from '../../domain/homes-meant.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import { comparedWords, kindOf, kindWords } from './price-words.ts';
import { comparableTo } from './price-reply.ts';

/** Homes of the same type, offer and BHK, the nearest first; "the second one" is then one of these. */
export const similarHomes = defineCommand({
  name: 'similar-homes',
  args: HomesMeant,
  effect: 'read',
  at: ['property', 'results'],
  async perform(which, services) {
    const { stage } = services;
    const meant = homeMeant(which, stage);
    if ('none' in meant) return meant.none;
    const { home } = meant;
    const found = await comparableTo(home, services);
    if (!found) return words('commands.ask-price.nowhere', { name: calledShort(home) });
    const kind = kindOf(home);
    if (found.nearest.length === 0) return words('commands.similar-homes.none', comparedWords(kind, found));
    stage.list(found.nearest);
    return {
      ...words('commands.similar-homes.done', {
        ...comparedWords(kind, found),
        names: found.nearest.map((item) => words('commands.ask-homes.named', { name: calledShort(item), price: priceWords(item) })),
        search: words('commands.similar-homes.search', { kind: kindWords(kind), locality: home.locality }),
      }),
      homes: found.nearest,
      asks: { name: 'search', args: { purpose: kind.offer, type: kind.type, ...(kind.bhk && { bhk: kind.bhk }), locality: home.locality } },
      suggestions: [words('suggest.open.first'), words('suggest.yes'), words('suggest.no')],
    };
  },
});
