import { daysAfter, marketTime, momentOf, sameDay, type MarketDay } from './market-time.ts';
import { words, type Words } from './words.ts';

const PARTS = ['morning', 'noon', 'afternoon', 'evening'] as const;
type DayPart = (typeof PARTS)[number];

/** A day and time as far as somebody has said them. */
export interface TimeSaid {
  day?: MarketDay;
  part?: DayPart;
  hour?: number;
  minute?: number;
}

/** The words of a text, of whatever languages are there, by its key: `days.tomorrow`, `parts.morning`, `numbers`. */
export type TimeWords = (key: string) => readonly string[];

const RELATIVE: readonly [string, number][] = [
  ['after-tomorrow', 2],
  ['tomorrow', 1],
  ['today', 0],
];
const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** Hours in which homes are shown where somebody says neither "am" nor "pm": up to 7 it is the afternoon. */
const LAST_OF_AFTERNOON = 7;

const HOURS: Record<DayPart, readonly [number, number]> = { morning: [0, 12], noon: [12, 13], afternoon: [12, 17], evening: [16, 24] };

/** Whether a time of day is in that part of it. */
const isInPart = (hour: number, part: DayPart): boolean => hour >= HOURS[part][0] && hour < HOURS[part][1];

const plain = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replaceAll(/([ap])\.\s?m\b\.?/g, '$1m')
    .replaceAll(/o['’ ]?clock/g, 'oclock')
    .replaceAll(/(\d)[.:](\d\d)(?!\d)/g, '$1:$2')
    .replaceAll(/(\d)\s*(am|pm)(?![a-z])/g, '$1 $2 ')
    .replaceAll(/[^\p{L}\p{M}\p{N}:]+/gu, ' ')
    .trim()} `;

/** Takes the first word of a list that stands in the text; the longest goes first. */
function take(text: string, list: readonly string[]): string | null {
  const found = list.toSorted((a, b) => b.length - a.length).find((word) => word !== '' && text.includes(` ${word.toLowerCase()} `));
  return found ? text.replace(` ${found.toLowerCase()} `, ' ') : null;
}

/** Numbers in words as digits; a text lists them from one on, other ways to write one behind a slash. */
function withDigits(text: string, numbers: readonly string[]): string {
  const digits = new Map(numbers.flatMap((names, i) => names.split('/').map((name) => [name.toLowerCase(), String(i + 1)] as const)));
  return text
    .split(' ')
    .map((word) => digits.get(word) ?? word)
    .join(' ');
}

/** The next such day of the month from today on. */
function monthDay(day: number, month: number | null, today: MarketDay): MarketDay | undefined {
  for (let ahead = 0; ahead < 13; ahead++) {
    const at = new Date(Date.UTC(today.year, today.month - 1 + ahead, 1));
    const found = { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day };
    const isThere = marketTime(momentOf(found)).day === day;
    if (isThere && (month === null || month === found.month) && momentOf(found) >= momentOf(today)) return found;
  }
  return undefined;
}

/** "14th", "3rd of March", "March 12": the day and what is left of the text. */
function readDate(text: string, ofTime: TimeWords, today: MarketDay): { day: MarketDay; left: string } | null {
  for (const [i, name] of MONTHS.entries()) {
    for (const month of ofTime(`months.${name}`)) {
      const found =
        new RegExp(` (\\d{1,2})(?:st|nd|rd|th)? (?:of )?${month.toLowerCase()} `, 'u').exec(text) ??
        new RegExp(` ${month.toLowerCase()} (?:the )?(\\d{1,2})(?:st|nd|rd|th)? `, 'u').exec(text);
      const day = found && monthDay(Number(found[1]), i + 1, today);
      if (day) return { day, left: text.replace(found[0], ' ') };
    }
  }
  const found = / (\d{1,2})(?:st|nd|rd|th) /.exec(text);
  const day = found && monthDay(Number(found[1]), null, today);
  return day ? { day, left: text.replace(found[0], ' ') } : null;
}

function readDay(text: string, ofTime: TimeWords, now: Date): { day?: MarketDay; left: string } {
  const today = marketTime(now);
  for (const [name, days] of RELATIVE) {
    const left = take(text, ofTime(`days.${name}`));
    if (left !== null) return { day: daysAfter(today, days), left };
  }
  const date = readDate(text, ofTime, today);
  if (date) return date;
  for (const [i, name] of WEEKDAYS.entries()) {
    const left = take(text, ofTime(`days.${name}`));
    if (left !== null) return { day: daysAfter(today, (i + 1 - today.weekday + 7) % 7 || 7), left };
  }
  return { left: text };
}

/** The hour of 24 that "5" is: of the afternoon, unless the morning was said. */
function hourOf(said: number, half: string | undefined, part: DayPart | undefined): number {
  if (half === 'am') return said % 12;
  if (half === 'pm') return (said % 12) + 12;
  if (said > 12 || said === 0) return said;
  if (part === 'morning') return said % 12;
  const isAfternoon = part === 'afternoon' || part === 'evening' || said <= LAST_OF_AFTERNOON || said === 12;
  return isAfternoon ? (said % 12) + 12 : said;
}

/** Reads "tomorrow at 5", "Saturday morning", "14th March 11 am"; null where neither day nor time is said. */
export function readTime(said: string, ofTime: TimeWords, now: Date): TimeSaid | null {
  const { day, left } = readDay(withDigits(plain(said), ofTime('numbers')), ofTime, now);
  const part = PARTS.find((one) => take(left, ofTime(`parts.${one}`)) !== null);
  const clock = [...left.matchAll(/ (\d{1,2})(?::(\d\d))?(?= )(?: (am|pm))?/g)].at(-1);
  const given = clock && Number(clock[1]) <= 24 ? clock : undefined;
  const hour = given ? hourOf(Number(given[1]), given[3], part) : part === 'noon' ? 12 : undefined;
  if (!day && !part && hour === undefined) return null;
  return { ...(day && { day }), ...(part && { part }), ...(hour !== undefined && { hour, minute: Number(given?.[2] ?? 0) }) };
}

/** The times that fit what was said, of those that there are. */
export function timesMeant(times: readonly string[], { day, part, hour, minute = 0 }: TimeSaid): string[] {
  return times.filter((time) => {
    const at = marketTime(new Date(time));
    if (day && !sameDay(day, at)) return false;
    if (hour !== undefined) return at.hour === hour && at.minute === minute;
    return part === undefined || isInPart(at.hour, part);
  });
}

/** A time, as it stands in a sentence. */
export const timeWords = (at: string): Words => words('visit.time', { at: Date.parse(at) });

const MOST_NEAR = 4;

/** The times nearest to what was meant, earliest first. */
function nearestTimes(times: readonly string[], { day, hour = 12, minute }: TimeSaid): string[] {
  const meant = momentOf(day ?? marketTime(new Date(times[0]!)), hour, minute).getTime();
  const distance = (time: string): number => Math.abs(Date.parse(time) - meant);
  return times
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, MOST_NEAR)
    .toSorted();
}

/** The first time of each day. */
const firstOfDays = (times: readonly string[]): string[] =>
  times.filter((time, i) => i === 0 || !sameDay(marketTime(new Date(time)), marketTime(new Date(times[i - 1]!))));

interface Choosing {
  /** What was said; empty if nothing was. */
  said: string;
  /** The times that there are, earliest first. */
  times: readonly string[];
  /** What stays as it is unless it is said: "to 6" moves a visit on its day. */
  from?: string;
}

/** The time that was meant, or those that come into question and why none is chosen. */
export type Chosen = { at: string } | { why: 'none' | 'when' | 'which' | 'notFree'; times: string[] };

export function chooseTime({ said, times, from }: Choosing, ofTime: TimeWords, now: Date): Chosen {
  if (times.length === 0) return { why: 'none', times: [] };
  const read = readTime(said, ofTime, now);
  if (!read) return { why: 'when', times: firstOfDays(times) };
  const kept = from === undefined ? undefined : marketTime(new Date(from));
  const keepsHour = kept && read.hour === undefined && !read.part;
  const meant: TimeSaid = { ...read, ...(kept && !read.day && { day: kept }), ...(keepsHour && { hour: kept.hour }) };
  const found = timesMeant(times, meant);
  if (found.length === 1) return { at: found[0]! };
  return found.length > 1 ? { why: 'which', times: found } : { why: 'notFree', times: nearestTimes(times, meant) };
}
