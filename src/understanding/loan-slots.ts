import type { Slots } from './data.ts';
import { PLAIN_RUPEES } from './filter-slots.ts';
import { hasTag, type Said } from './said.ts';
import type { Span, Tagged } from './tagger.ts';

const isRupees = ({ quantity }: Span): boolean =>
  quantity !== undefined &&
  !quantity.perArea &&
  (quantity.kind === 'money' || (quantity.kind === 'number' && quantity.value >= PLAIN_RUPEES));

const REACH = 3;

const LAKH = 100_000;
const CRORE = 100 * LAKH;

/** Whether an amount is what is paid at once: "10 lakhs down", "down payment of 10 lakhs". */
const isPaidAtOnce = (spans: readonly Span[], amount: Span): boolean =>
  spans.some((span) => hasTag(span, 'loan', 'down') && Math.max(span.start - amount.end, amount.start - span.end) <= REACH);

/** A small number beside "down" is in the unit of the amount before it: "50 lakh, 10 down". */
function inUnitBefore(spans: readonly Span[], number: Span): number | undefined {
  const before = spans.findLast((span) => span.end <= number.start && isRupees(span))?.quantity?.value;
  if (before === undefined || number.quantity?.kind !== 'number' || !isPaidAtOnce(spans, number)) return undefined;
  return number.quantity.value * (before >= CRORE ? CRORE : LAKH);
}

/** What was last reckoned with, and what changes now: another down payment for the same price, another loan, rate or time. */
function goneOn(now: Slots, before: Slots): Slots {
  const { value, down_payment: paid } = now;
  const { down_payment: _, ...others } = before;
  if (value !== undefined) return { ...others, ...now };
  const price = Number(before['value']) + Number(before['down_payment'] ?? 0);
  return { ...before, ...now, ...(typeof paid === 'number' && !Number.isNaN(price) && { value: price - paid }) };
}

/** The loan of `emi-calculator` with its rate and years; a loan that is spoken of goes on. */
export function loanSlots({ tagged, context: { last } }: Said): Slots {
  const now = loanSaid(tagged);
  return last?.intent === 'emi-calculator' && Object.keys(now).length > 0 ? goneOn(now, last.slots) : now;
}

/** Where a price and a down payment are said, the loan is the difference. */
function loanSaid({ spans }: Tagged): Slots {
  if (spans.some((span) => hasTag(span, 'income'))) return {};
  const amounts = spans.filter(isRupees);
  const small = spans.map((span) => inUnitBefore(spans, span)).find((value) => value !== undefined);
  const down = small === undefined ? amounts.toReversed().find((span) => isPaidAtOnce(spans, span)) : undefined;
  const price = amounts.find((span) => span !== down);
  const [rate, years] = ['percent', 'year'].map((kind) => spans.find((span) => span.quantity?.kind === kind)?.quantity?.value);
  const paid = small ?? down?.quantity?.value;
  const value = price && paid !== undefined ? price.quantity!.value - paid : price?.quantity?.value;
  return {
    ...(value !== undefined && { value }),
    ...(paid !== undefined && { down_payment: paid }),
    ...(rate !== undefined && { rate }),
    ...(years !== undefined && { years }),
  };
}
