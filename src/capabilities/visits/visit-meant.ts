import { AppError } from '../../domain/errors.ts';
import { readTime, timesMeant, timeWords } from '../../domain/time-said.ts';
import { isAhead, type Visit } from '../../domain/visit.ts';
import { words, type Words } from '../../domain/words.ts';
import type { Reply } from '../../kernel/reply.ts';
import type { Services } from '../../kernel/services.ts';
import { visitsQuery } from './queries.ts';
import { wordsOfTime } from './visit-times.ts';

/** A visit by its home and time. */
export const visitTitle = ({ home, at }: Visit): Words => words('visit.named', { home: home.name, time: timeWords(at) });

/** One of the visits ahead. Throws `visit-gone`. */
export async function visitOf(id: number, { queries }: Services): Promise<Visit> {
  const visit = (await queries.fetch(visitsQuery, {})).find((one) => one.id === id && isAhead(one));
  if (!visit) throw new AppError('visit-gone');
  return visit;
}

interface Named {
  id?: number | undefined;
  /** What was said; its day may tell several visits apart. */
  said?: string | undefined;
}

const MOST_NAMED = 4;

/** The visit ahead that is meant, or the question which; `again` is the call that the answer makes. */
export async function visitMeant(
  { id, said = '' }: Named,
  services: Services,
  again: { name: 'change-visit' | 'cancel-visit'; args: Record<string, unknown> },
): Promise<{ visit: Visit } | { none: Reply }> {
  const now = new Date();
  const ahead = (await services.queries.fetch(visitsQuery, {})).filter(isAhead);
  if (id !== undefined) return { visit: await visitOf(id, services) };
  if (ahead.length === 0) return { none: { ...words('visit.none'), suggestions: [words('commands.schedule-visit.example')] } };
  const inView = services.stage.property();
  const here = ahead.filter(({ home }) => home.id === inView?.id);
  const read = again.name === 'cancel-visit' ? readTime(said, wordsOfTime(services), now) : null;
  const then = read ? ahead.filter(({ at }) => timesMeant([at], read).length > 0) : [];
  const only = [then, here, ahead].find((visits) => visits.length === 1)?.[0];
  if (only) return { visit: only };
  const choices = (then.length > 0 ? then : ahead).slice(0, MOST_NAMED).map((visit) => ({
    words: visitTitle(visit),
    call: { ...again, args: { ...again.args, id: visit.id } },
  }));
  return { none: { ...words('visit.which'), choices, suggestions: choices.map((choice) => choice.words) } };
}
