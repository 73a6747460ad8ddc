import type { Property } from '../domain/property.ts';
import type { CommandCall } from '../kernel/reply.ts';
import type { FullWish } from '../understanding/interpret.ts';

/** How homes in a list are compared: "the cheaper one". */
const BETTER: Record<string, (a: Property, b: Property) => number> = {
  cheaper: (a, b) => a.marketValue - b.marketValue,
  bigger: (a, b) => (b.totalSquareFeet ?? 0) - (a.totalSquareFeet ?? 0),
  smaller: (a, b) => (a.totalSquareFeet ?? 0) - (b.totalSquareFeet ?? 0),
  newer: (a, b) => b.createDate.localeCompare(a.createDate),
};

/** What was said besides the slots. */
export interface SaidWith {
  /** Words that no slot took. */
  rest: string;
  said: string;
  /** The person means the camera, not the gallery. */
  byCamera: boolean;
  listed: readonly Property[];
  /** The homes that the last reply was about. */
  named: readonly Property[];
  /** The home last spoken of. */
  focus: Property | null;
  /** The part of the list that was read out last; null if it is not read out. */
  reading: { from: number } | null;
}

type ToArgs = (wish: FullWish, said: SaidWith) => Record<string, unknown>;

/** "The other one": of the homes that the last reply was about, the one that is not spoken of. */
const otherHome = ({ named, focus }: SaidWith): { id?: number } => {
  const other = named.find(({ id }) => id !== (focus ?? named[0])?.id);
  return other ? { id: other.id } : {};
};

const homeCalled = (pronoun: unknown, said: SaidWith): { id?: number } => {
  if (pronoun === 'other') return otherHome(said);
  const order = typeof pronoun === 'string' ? BETTER[pronoun] : undefined;
  const best = order && said.listed.toSorted(order)[0];
  return best ? { id: best.id } : {};
};

const withText: ToArgs = ({ slots, extras: { elsewhere, there, ...more } }, { rest }) => ({
  ...slots,
  ...more,
  ...(rest && { text: rest }),
  ...(elsewhere === 'yes' && { elsewhere: true }),
  ...(there === 'yes' && slots['locality'] === undefined && { there: true }),
});
const withSaid: ToArgs = ({ slots }, { said }) => ({ ...slots, said });

const usual: ToArgs = ({ slots, extras: { pronoun, ...more } }, said) => ({ ...slots, ...more, ...homeCalled(pronoun, said) });

/** "Compare them": the homes that the last reply named, by their places in the list. */
const compared: ToArgs = (wish, said) => {
  const args = usual(wish, said);
  if (['ordinal', 'ordinals', 'id'].some((name) => args[name] !== undefined) || said.named.length < 2) return args;
  const places = said.named.map(({ id }) => said.listed.findIndex((home) => home.id === id) + 1);
  return places.every((place) => place > 0) ? { ...args, ordinals: places } : args;
};

/** Commands whose arguments are not simply the slots. */
const ARGS: Record<string, ToArgs> = {
  'search': withText,
  'refine-search': withText,
  'near-me': withText,
  'compare': compared,
  'help-question': withSaid,
  'complain': withSaid,
  'payment-problem': withSaid,
  'report-listing': withSaid,
  'change-posting': withSaid,
  'schedule-visit': withSaid,
  'change-visit': withSaid,
  'cancel-visit': withSaid,
  'share-home': (wish, said) => ({ ...usual(wish, said), said: said.said }),
  'change-saved-search': ({ extras: { ordinal, ...filters } }, { said }) => ({ filters, said, ...(ordinal !== undefined && { ordinal }) }),
  'sort-results': ({ slots }) => (slots['sort_by'] === undefined && slots['order'] !== undefined ? { ...slots, sort_by: 'price' } : slots),
  'visual-search': (_, { byCamera }) => ({ from: byCamera ? 'camera' : 'source' }),
  'show-numbers': ({ extras }) => ({ on: extras['on'] !== 'no' }),
};

/** What goes on in a list that is being read out: "next", "go on", "back". */
const READS: Record<string, 'on' | 'back'> = {
  'next-page': 'on',
  'next-step': 'on',
  'resume': 'on',
  'previous-page': 'back',
  'previous-step': 'back',
  'go-back': 'back',
};

function readOn({ intent, slots }: FullWish, { reading }: SaidWith): CommandCall | null {
  const part = READS[intent];
  if (part === undefined || !reading || slots['page'] !== undefined) return null;
  return part === 'back' && reading.from === 0 ? null : { name: 'read-results', args: { part } };
}

/** The command for a request: its slots become the arguments, some in another form. */
export const callOf = (wish: FullWish, said: SaidWith): CommandCall =>
  readOn(wish, said) ?? { name: wish.intent, args: (ARGS[wish.intent] ?? usual)(wish, said) };
