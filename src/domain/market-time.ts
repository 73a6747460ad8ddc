/** The clock of the market: India has one, without summer time. */
export const MARKET_ZONE = 'Asia/Kolkata';
const OFFSET_MS = 330 * 60_000;
const DAY_MS = 24 * 60 * 60_000;

/** A day in the market's calendar. */
export interface MarketDay {
  year: number;
  /** From 1. */
  month: number;
  day: number;
}

/** A moment as the clocks of the market show it. `weekday` is 1 on Mondays. */
export interface MarketTime extends MarketDay {
  hour: number;
  minute: number;
  weekday: number;
}

export function marketTime(at: Date): MarketTime {
  const shown = new Date(at.getTime() + OFFSET_MS);
  return {
    year: shown.getUTCFullYear(),
    month: shown.getUTCMonth() + 1,
    day: shown.getUTCDate(),
    hour: shown.getUTCHours(),
    minute: shown.getUTCMinutes(),
    weekday: shown.getUTCDay() || 7,
  };
}

export const momentOf = ({ year, month, day }: MarketDay, hour = 0, minute = 0): Date =>
  new Date(Date.UTC(year, month - 1, day, hour, minute) - OFFSET_MS);

/** The day so many days later. */
export const daysAfter = (day: MarketDay, days: number): MarketDay => marketTime(new Date(momentOf(day).getTime() + days * DAY_MS));

export const sameDay = (one: MarketDay, other: MarketDay): boolean =>
  one.year === other.year && one.month === other.month && one.day === other.day;
