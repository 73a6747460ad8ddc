import { MARKET } from '../../domain/market.ts';
import { VISIT_MS } from '../../domain/offered-times.ts';

/** A line of a calendar file is at most so long; longer ones go on after a space. */
const MOST_OCTETS = 75;

/** A visit as calendars know it. */
export interface CalendarEntry {
  uid: string;
  /** How often it was changed: the newest counts. */
  sequence: number;
  changed: Date;
  start: Date;
  state: 'booked' | 'cancelled';
  summary: string;
  description: string;
  location: string;
  url: string;
}

const stamp = (at: Date): string => at.toISOString().replaceAll(/[-:]|\.\d+/g, '');
const escaped = (text: string): string => text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`);

function folded(line: string): string {
  const lines: string[] = [];
  let now = '';
  for (const sign of line) {
    if (Buffer.byteLength(now + sign) > MOST_OCTETS) {
      lines.push(now);
      now = ' ';
    }
    now += sign;
  }
  return [...lines, now].join('\r\n');
}

/** A calendar file of one entry (RFC 5545): opened again after a change, it replaces what it said before. */
export function calendarOf({ uid, sequence, changed, start, state, summary, description, location, url }: CalendarEntry): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${MARKET.name}//Visits//EN`,
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${stamp(changed)}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(new Date(start.getTime() + VISIT_MS))}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    `LOCATION:${escaped(location)}`,
    `URL:${url}`,
    `STATUS:${state === 'booked' ? 'CONFIRMED' : 'CANCELLED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
}
