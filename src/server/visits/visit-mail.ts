import { MARKET_ID } from '../../domain/market.ts';
import { VISITS_PATH } from '../../domain/talk-addresses.ts';
import type { Transaction } from 'kysely';
import { visitAddress, type Visit } from '../../domain/visit.ts';
import type { Tables } from '../database/schema.ts';
import { queueMail } from '../mail/outbox.ts';
import type { Words } from '../words.ts';
import { calendarOf } from './calendar.ts';
import type { VisitParts, VisitRow } from './visit-rows.ts';

/** What has happened to a visit. */
export type VisitNews = 'booked' | 'moved' | 'cancelled' | 'reminder';

/** The name that calendars know a visit by. */
const UID_HOST = MARKET_ID;

function linkOf({ parts, keys }: VisitParts, row: VisitRow, side: Visit['side']): string {
  return parts.site + (side === 'seeker' ? visitAddress(keys.of('own', row.id)) : VISITS_PATH);
}

/** Whoever shows the home. Who comes stands on the owner's page alone: no stranger writes mails through us. */
const hostLine = (words: Words, row: VisitRow): string =>
  words.text('mail.visit.with', { name: [row.agent_name, row.agent_phone].filter((part) => part !== '').join(', ') });

/** The calendar file of a visit, as one of its sides gets it. */
export function calendarFile(visit: VisitParts, row: VisitRow, side: Visit['side'], words: Words): string {
  return calendarOf({
    uid: `visit-${row.id}@${UID_HOST}`,
    sequence: row.sequence,
    changed: row.changed_at,
    start: row.starts_at,
    state: row.state,
    summary: words.text('mail.visit.summary', { title: row.home }),
    description: side === 'seeker' ? hostLine(words, row).trim() : '',
    location: row.address,
    url: linkOf(visit, row, side),
  });
}

/** The mailbox of each side; whoever shows a made-up home has none. */
function sidesOf(row: VisitRow & { source?: string }, visit: VisitParts) {
  const { words } = visit.parts;
  const owner = row.owner_email ?? (row.source === 'catalogue' ? '' : row.agent_email);
  return [
    { side: 'seeker' as const, to: row.email, words: words.in(row.language) },
    { side: 'owner' as const, to: owner, words: words.in(row.owner_language) },
  ].filter(({ to }) => to !== '');
}

/** Tells both sides what has become of a visit, with its calendar file. */
export async function mailVisit(trx: Transaction<Tables>, visit: VisitParts, row: VisitRow, news: VisitNews): Promise<void> {
  const at = visit.parts.now();
  for (const { side, to, words } of sidesOf(row, visit)) {
    const told = { title: row.home, at: row.starts_at.getTime() };
    const facts = words.text('mail.visit.facts', { ...told, address: row.address });
    const text = [
      words.text(`mail.visit.${news}`, told),
      side === 'seeker' ? `${facts}\n${hostLine(words, row)}` : facts,
      words.text(`mail.visit.${side}End`, { address: linkOf(visit, row, side) }),
    ].join('\n\n');
    const subject = words.text(`mail.visit.subject.${news}`, told);
    const key = `visit:${row.id}:${side}:${news}:${row.sequence}`;
    await queueMail(trx, { key, to, subject, text, calendar: calendarFile(visit, row, side, words) }, at);
  }
}
