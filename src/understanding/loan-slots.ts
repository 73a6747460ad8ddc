import type { Slots } from './data.ts';
import { PLAIN_RUPEES } from './filter-slots.ts';
import { hasTag, type Said } from './said.ts';
import type { Span } from './tagger.ts';

const isRupees = ({ quantity }: Span): boolean =>
  quantity !== undefined &&
  !quantity.perArea &&
  (quantity.kind === 'money' || (quantity.kind === 'number' && quantity.value >= PLAIN_RUPEES));

const REACH = 3;

/** Whether an amount is what is paid at once: "10 lakhs down", "down payment of 10 lakhs". */
const isPaidAtOnce = (spans: readonly Span[], amount: Span): boolean =>
  spans.some((span) => hasTag(span, 'loan', 'down') && Math.max(span.start - amount.end, amount.start - span.end) <= REACH);

/** The loan of `emi-calculator` with its rate and years; where a price and a down payment are said, the loan is the difference. */
export function loanSlots({ tagged: { spans } }: Said): Slots {
  const amounts = spans.filter(isRupees);
  const down = amounts.toReversed().find((span) => isPaidAtOnce(spans, span));
  const price = amounts.find((span) => span !== down);
  const [rate, years] = ['percent', 'year'].map((kind) => spans.find((span) => span.quantity?.kind === kind)?.quantity?.value);
  const paid = down?.quantity?.value;
  const value = price && paid !== undefined ? price.quantity!.value - paid : price?.quantity?.value;
  return {
    ...(value !== undefined && { value }),
    ...(paid !== undefined && { down_payment: paid }),
    ...(rate !== undefined && { rate }),
    ...(years !== undefined && { years }),
  };
}
