import { filterWords } from '../../domain/filter-words.ts';
import { familiesIn, refine, type Filters } from '../../domain/filters.ts';
import { calledShort, homeFigures, perSqftWords } from '../../domain/home-words.ts';
import { familiesMet } from '../../domain/meets-filters.ts';
import type { Property } from '../../domain/property.ts';
import { words } from '../../domain/words.ts';
import type { Reply } from '../../kernel/reply.ts';
import type { Services } from '../../kernel/services.ts';
import { bestValue, ranked, RANKINGS } from './best-homes.ts';

/** The homes that meet most of what is wished for, and how much that is. */
function fitting(homes: readonly Property[], wishes: Filters): { homes: Property[]; met: number } {
  const met = Math.max(...homes.map((home) => familiesMet(home, wishes)));
  return { homes: homes.filter((home) => familiesMet(home, wishes) === met), met };
}

/** Which is best: of those that meet most wishes the one with most room for its price, and the largest. No taste, no advice. */
export function bestReply(asked: Filters, { stage, results }: Services): Reply {
  const listed = stage.listed();
  const wishes = refine(results.current()?.answer.understood.filters ?? {}, asked);
  const { homes, met } = fitting(listed, wishes);
  const [value] = bestValue(homes);
  const [largest] = ranked(homes, RANKINGS.largest);
  const count = familiesIn(wishes).length;
  const fit =
    familiesIn(asked).length === 0 && met === count
      ? words(count === 0 ? 'commands.ask-homes.fitAny' : 'commands.ask-homes.fitSearch', { count: homes.length })
      : words(met === count ? 'commands.ask-homes.fitAll' : 'commands.ask-homes.fitMost', {
          count: homes.length,
          of: listed.length,
          met,
          all: count,
          wishes: filterWords(wishes).map((item) => item.words),
        });
  if (!value || !largest) return { ...fit, homes: homes.slice(0, 2) };
  const rate = perSqftWords(value)!;
  const both = {
    fit,
    name: calledShort(value),
    rate,
    figures: homeFigures(value),
    largest: calledShort(largest),
    largestFigures: homeFigures(largest),
  };
  return {
    ...words(value.id === largest.id ? 'commands.ask-homes.bestOne' : 'commands.ask-homes.bestTwo', both),
    homes: value.id === largest.id ? [value] : [value, largest],
    suggestions: [words('suggest.cheapest'), words('suggest.difference')],
  };
}
