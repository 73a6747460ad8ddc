import { placeAt } from '../../domain/home-words.ts';
import { words, type Words } from '../../domain/words.ts';
import type { Level, PlaceFacts } from './contract.ts';
import { amountWords, rangeWords, rounded } from './price-words.ts';

/** The size of flat whose rent stands for a locality where no size was said. */
const USUAL_BHK = 2;
/** What people ask to have near, in the order in which it is told. */
const TOLD_NEARBY = ['metro', 'school', 'hospital'];
const PERCENT_ALIKE = 3;

/** A kind of place that is asked for in a locality. */
export type AskedNearby = 'metro' | 'school' | 'hospital';

const dateOf = ({ date }: PlaceFacts): number => Date.parse(date);

const together = (facts: Words[]): Words => words('details.several', { facts });

const hasLevels = ({ sale, rents }: PlaceFacts): boolean => sale.perSqft !== null || rents.some(({ price }) => price !== null);

const dated = (facts: PlaceFacts, levels: Words[]): Words =>
  together([...levels, ...(hasLevels(facts) ? [words('commands.ask-place.askingPrices', { date: dateOf(facts) })] : [])]);

/** What flats for sale ask, and on what day. */
export const pricesWords = (facts: PlaceFacts): Words => dated(facts, [saleWords(facts)]);

/** What flats for rent ask, and on what day. */
export const rentsWords = (facts: PlaceFacts, bhk?: number): Words => dated(facts, [rentWords(facts, bhk)]);

/** What flats for sale ask a square foot; or that there are too few. */
function saleWords(facts: PlaceFacts): Words {
  const { locality, sale } = facts;
  return sale.perSqft
    ? words('commands.ask-place.sale', { locality, count: sale.count, range: rangeWords('perSqft', sale.perSqft) })
    : words('commands.ask-place.saleTooFew', { locality, count: sale.count });
}

/** The rents of flats of one size, or of the size with most homes. */
function rentOf({ rents }: PlaceFacts, bhk: number | undefined): (Level & { bhk: number }) | undefined {
  const known = rents.filter(({ price }) => price !== null);
  return (
    known.find((rent) => rent.bhk === (bhk ?? USUAL_BHK)) ??
    (bhk === undefined ? known.toSorted((a, b) => b.count - a.count)[0] : undefined)
  );
}

/** What flats for rent ask a month; or that there are too few. */
function rentWords(facts: PlaceFacts, bhk?: number): Words {
  const { locality, rents } = facts;
  const rent = rentOf(facts, bhk);
  if (!rent?.price)
    return words('commands.ask-place.rentTooFew', {
      locality,
      count: rents.filter((item) => bhk === undefined || item.bhk === bhk).reduce((sum, item) => sum + item.count, 0),
    });
  return words('commands.ask-place.rent', {
    locality,
    bhk: rent.bhk,
    count: rent.count,
    range: rangeWords('rent', rent.price),
  });
}

/** The nearest of a kind from the middle of the locality. */
export function nearbyKindWords({ locality, nearby }: PlaceFacts, kind: AskedNearby): Words {
  const place = nearby.find((item) => item.kind === kind);
  if (!place) return words('commands.ask-place.noneNear', { locality, kind: words(`place.kind.${kind}`) });
  return words('commands.ask-place.near', {
    locality,
    kind: words(`place.kind.${kind}`),
    place: placeAt(place),
    note: place.illustration ? words('commands.ask-place.madeUp') : '',
  });
}

const nearbyWords = ({ nearby }: PlaceFacts): Words | null => {
  const told = nearby.filter(({ kind }) => kind && TOLD_NEARBY.includes(kind));
  if (told.length === 0) return null;
  return words('commands.ask-place.nearMiddle', {
    places: told.map(placeAt),
    note: told.some(({ illustration }) => illustration) ? words('commands.ask-place.someMadeUp') : '',
  });
};

/** What there is, what it costs, what is near, what lies beside it; what living there is like, no data of ours says. */
export const overviewWords = (facts: PlaceFacts): Words =>
  together([
    words('commands.ask-place.homes', { locality: facts.locality, buy: facts.homes.buy, rent: facts.homes.rent + facts.homes.pg }),
    dated(facts, [saleWords(facts), rentWords(facts)]),
    ...[nearbyWords(facts)].flatMap((text) => text ?? []),
    ...(facts.beside.length > 0
      ? [words('commands.ask-place.beside', { names: facts.beside.map((name) => words('value.locality', { name })) })]
      : []),
    words('commands.ask-place.notKnown.overview'),
  ]);

/** What we do not know, and what we know instead. */
export const unknownWords = (question: 'safety' | 'growth', facts: PlaceFacts): Words =>
  words('commands.ask-place.instead', {
    unknown: words(`commands.ask-place.notKnown.${question}`, { locality: facts.locality }),
    known: dated(facts, [saleWords(facts), rentWords(facts)]),
  });

const percentBetween = (a: number, b: number): number => Math.round((Math.abs(a - b) / Math.max(a, b)) * 100);

/** Two levels side by side, the cheaper one named; null where one of them has too few homes. */
function levelAgainst(measure: 'perSqft' | 'rent', one: PlaceFacts, other: PlaceFacts): Words | null {
  const middles = [one, other].map((facts) => (measure === 'perSqft' ? facts.sale.perSqft : rentOf(facts, USUAL_BHK)?.price)?.middle);
  const counts = [one, other].map((facts) => (measure === 'perSqft' ? facts.sale.count : (rentOf(facts, USUAL_BHK)?.count ?? 0)));
  const [mine, its] = middles;
  if (mine === undefined || its === undefined) return null;
  const by = percentBetween(mine, its);
  const key = by <= PERCENT_ALIKE ? 'alike' : 'cheaper';
  return words(`commands.ask-place.${measure === 'perSqft' ? 'saleAgainst' : 'rentAgainst'}.${key}`, {
    cheaper: mine <= its ? one.locality : other.locality,
    dearer: mine <= its ? other.locality : one.locality,
    less: amountWords(measure, rounded(Math.min(mine, its))),
    more: amountWords(measure, rounded(Math.max(mine, its))),
    lessCount: mine <= its ? counts[0]! : counts[1]!,
    moreCount: mine <= its ? counts[1]! : counts[0]!,
    by,
  });
}

/** One locality against another: prices, rents, and the metro. Which is nicer, no data of ours says. */
export function againstWords(one: PlaceFacts, other: PlaceFacts): Words {
  const levels = [levelAgainst('perSqft', one, other), levelAgainst('rent', one, other)].flatMap((text) => text ?? []);
  return together([
    ...(levels.length > 0 ? levels : [words('commands.ask-place.tooFewAgainst', { one: one.locality, other: other.locality })]),
    nearbyKindWords(one, 'metro'),
    nearbyKindWords(other, 'metro'),
    words('commands.ask-place.askingPrices', { date: dateOf(one) }),
    words('commands.ask-place.notKnown.nicer'),
  ]);
}
