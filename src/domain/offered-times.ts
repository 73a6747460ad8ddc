import { daysAfter, marketTime, momentOf } from './market-time.ts';
import type { VisitHours } from './visit.ts';

const HOUR_MS = 60 * 60_000;
export const VISIT_MS = HOUR_MS;
/** A visit is arranged at least so long before, so that the owner hears of it. */
const NOTICE_MS = 2 * HOUR_MS;
/** Times are offered for so many days. */
const OFFERED_DAYS = 14;

/** The times at which somebody could come, earliest first. */
export function timesOffered({ days, from, to }: VisitHours, now: Date): Date[] {
  const today = marketTime(now);
  const earliest = now.getTime() + NOTICE_MS;
  return Array.from({ length: OFFERED_DAYS + 1 }, (_, i) => daysAfter(today, i)).flatMap((day) =>
    days.includes(marketTime(momentOf(day)).weekday)
      ? Array.from({ length: to - from }, (_, i) => momentOf(day, from + i)).filter((at) => at.getTime() >= earliest)
      : [],
  );
}
