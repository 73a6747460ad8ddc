import { formatRupees, spokenAmount } from '../../src/domain/money.ts';
import type { Property } from '../../src/domain/property.ts';
import type { Dialogue, Facts, Turn } from './dialogue.ts';
import { enter, type Entered } from './play.ts';

/** One turn as it went: what was missing for the first and for the second point. */
export interface Judged {
  turn: Turn;
  /** The reply in English, and as it was told, in the language of the sentence. */
  shown: string;
  told: string;
  language: string;
  points: 0 | 1 | 2;
  missing: string[];
  /** From the words to the reply, without the server. */
  ms: number;
}

interface Before {
  listed: readonly Property[];
}

const asList = <T>(value: T | readonly T[] | undefined): T[] =>
  value === undefined ? [] : Array.isArray(value) ? [...value] : [value as T];

const best = (homes: readonly Property[], better: (a: Property, b: Property) => boolean): Property | undefined =>
  homes.reduce<Property | undefined>((found, home) => (found && !better(home, found) ? found : home), undefined);

const STANDING_OUT: Record<string, (homes: readonly Property[]) => Property | undefined> = {
  cheapest: (homes) => best(homes, (a, b) => a.marketValue < b.marketValue),
  dearest: (homes) => best(homes, (a, b) => a.marketValue > b.marketValue),
  largest: (homes) => best(homes, (a, b) => (a.totalSquareFeet ?? 0) > (b.totalSquareFeet ?? 0)),
  smallest: (homes) => best(homes, (a, b) => (a.totalSquareFeet ?? 1e9) < (b.totalSquareFeet ?? 1e9)),
  newest: (homes) => best(homes, (a, b) => a.createDate > b.createDate),
};

const number = (value: number): string => new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 }).format(value);

/** The ways in which a figure may be told. */
const FIGURES: Record<string, (home: Property | null, total: number) => string[]> = {
  price: (home) =>
    home ? [formatRupees(home.marketValue), `${spokenAmount(home.marketValue).amount} ${spokenAmount(home.marketValue).unit}`] : [],
  area: (home) => (home?.totalSquareFeet === undefined ? [] : [number(home.totalSquareFeet)]),
  rate: (home) => (home?.totalSquareFeet ? [number(home.marketValue / home.totalSquareFeet)] : []),
  floor: (home) => (home?.floor === undefined ? [] : [home.floor === 0 ? 'ground' : String(home.floor)]),
  emi: () => ['a month'],
  total: (_, total) => [number(total)],
};

const holds = (actual: unknown, wanted: unknown): boolean =>
  Array.isArray(wanted) && Array.isArray(actual)
    ? wanted.every((item) => actual.includes(item))
    : typeof wanted === 'object' && wanted !== null && typeof actual === 'object' && actual !== null
      ? Object.entries(wanted).every(([key, value]) => holds((actual as Record<string, unknown>)[key], value))
      : Array.isArray(actual)
        ? actual.includes(wanted)
        : actual === wanted;

/** What is not as the facts have it, each in one line. */
function missingIn(
  facts: Facts,
  { services, scene, stores }: Entered,
  { listed }: Before,
  said: { shown: string; offers: boolean },
): string[] {
  const { shown } = said;
  const missing: string[] = [];
  const must = (isTrue: boolean, what: string) => void (isTrue || missing.push(what));
  const results = services.results.current()?.answer;
  const filters: Record<string, unknown> = results?.understood.filters ?? {};
  for (const pattern of asList(facts.reply)) must(new RegExp(pattern, 'iu').test(shown), `reply: ${pattern}`);
  for (const pattern of asList(facts.never)) must(!new RegExp(pattern, 'iu').test(shown), `never: ${pattern}`);
  if (facts.screen) must(scene.screen === facts.screen, `screen: ${facts.screen}, is ${scene.screen}`);
  for (const [name, value] of Object.entries(facts.filters ?? {}))
    must(holds(filters[name], value), `filter ${name}: ${JSON.stringify(value)}, is ${JSON.stringify(filters[name])}`);
  for (const name of facts.without ?? []) must(filters[name] === undefined, `no filter ${name}, is ${JSON.stringify(filters[name])}`);
  for (const which of facts.names ?? []) {
    const home = typeof which === 'number' ? listed[which - 1] : STANDING_OUT[which]!(listed);
    const name = home?.propertyName.split(', ').at(-1);
    must(name !== undefined && shown.includes(name), `names the ${which}: ${name}`);
  }
  const home = facts.of === undefined ? (scene.property ?? scene.focus) : (listed[facts.of - 1] ?? null);
  for (const figure of facts.tells ?? []) {
    const ways = FIGURES[figure]!(home, results?.total ?? 0);
    must(
      ways.some((way) => shown.includes(way)),
      `tells the ${figure}: ${ways.join(' or ')}`,
    );
  }
  if (facts.opened !== undefined)
    must(
      scene.screen === 'property' && scene.property?.id === listed.at(facts.opened < 0 ? facts.opened : facts.opened - 1)?.id,
      `opened ${facts.opened}`,
    );
  if (facts.saved !== undefined)
    must(services.wishlist.ids().length === facts.saved, `saved: ${facts.saved}, is ${services.wishlist.ids().length}`);
  if (facts.compared !== undefined)
    must(services.compare.ids().length === facts.compared, `compared: ${facts.compared}, is ${services.compare.ids().length}`);
  if (facts.found) {
    const total = results?.total ?? -1;
    must(total >= facts.found[0] && total <= facts.found[1], `found ${facts.found.join(' to ')}, is ${total}`);
  }
  if (facts.asks !== undefined)
    must((stores.conversation.expects() !== null) === facts.asks, facts.asks ? 'asks something' : 'asks nothing');
  const values = scene.form?.getState().values ?? {};
  for (const [name, value] of Object.entries(facts.form ?? {}))
    must(holds(values[name], value), `form ${name}: ${JSON.stringify(value)}, is ${JSON.stringify(values[name])}`);
  if (facts.offers) must(said.offers, 'offers something');
  return missing;
}

const UNRENDERED = /\b(commands|errors|value|details|chip|gist|suggest|assistant)\.[a-z]|undefined|\{\{|NaN/;

/** Plays a dialogue, from a network with the language model of the site, and judges every turn: 2 points, 1 or 0, as `quality/conversation.md` has it. */
export async function judge(dialogue: Dialogue, base: string, network?: string): Promise<{ turns: Judged[]; reached: boolean }> {
  const entered = enter(base, network ? { network } : {});
  const turns: Judged[] = [];
  let last = { shown: '', offers: false };
  let before: Before = { listed: [] };
  for (const turn of dialogue.turns) {
    before = { listed: entered.scene.listed };
    const { replies, shown, told, language, ms } = await entered.say(turn.say);
    last = { shown, offers: replies.some(({ suggestions, asks }) => (suggestions?.length ?? 0) > 0 || asks !== undefined) };
    const needed = missingIn(turn.then, entered, before, last);
    if (shown === '') needed.push('a reply');
    if (UNRENDERED.test(shown) || UNRENDERED.test(told)) needed.push('words instead of keys');
    const wished = turn.best ? missingIn(turn.best, entered, before, last) : [];
    turns.push({
      turn,
      shown,
      told,
      language,
      points: needed.length > 0 ? 0 : wished.length > 0 ? 1 : 2,
      missing: [...needed, ...wished],
      ms,
    });
  }
  const reached = dialogue.goal ? missingIn(dialogue.goal, entered, before, last).length === 0 : turns.every(({ points }) => points > 0);
  return { turns, reached };
}
