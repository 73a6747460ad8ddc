import { differencesOf } from '../../domain/home-differences.ts';
import { calledShort, priceWords } from '../../domain/home-words.ts';
import type { Property } from '../../domain/property.ts';
import { words, type Words } from '../../domain/words.ts';
import { useWords } from '../../ui/words.ts';

/** More differences than these are for the table. */
const MOST_TOLD = 3;

const leastOf = (homes: readonly Property[], of: (home: Property) => number): Property =>
  homes.reduce((least, home) => (of(home) < of(least) ? home : least));

/** Two homes against one another; of more, the cheapest and the largest. Null where there is nothing to say in one sentence. */
function summaryOf(homes: readonly Property[]): Words | null {
  const [home, other] = homes;
  if (!home || !other || homes.some(({ offer }) => offer !== home.offer)) return null;
  const names = { name: calledShort(home), other: calledShort(other) };
  if (homes.length === 2) {
    const differences = differencesOf(home, other, MOST_TOLD);
    return differences.length > 0
      ? words('commands.ask-homes.difference', { ...names, differences })
      : words('commands.ask-homes.same', names);
  }
  const cheapest = leastOf(homes, ({ marketValue }) => marketValue);
  const largest = leastOf(homes, ({ totalSquareFeet }) => -(totalSquareFeet ?? 0));
  return words('comparison.sum', {
    cheapest: calledShort(cheapest),
    price: priceWords(cheapest),
    largest: calledShort(largest),
    area: largest.totalSquareFeet ?? 0,
  });
}

/** One sentence that sums the comparison up. */
export function Summary({ homes }: { homes: readonly Property[] }) {
  const say = useWords();
  const summary = summaryOf(homes);
  return summary && <p>{say(summary)}</p>;
}
