import { AppError } from '../../domain/errors.ts';
import type { Services } from '../../kernel/services.ts';
import { standingOf } from './case-words.ts';

/** A case that an operator decides on, as the question says it. Throws `case-gone`. */
export async function waitingCase(number: string, { server }: Services) {
  const found = (await server.call('waitingCases')).find((item) => item.number === number);
  if (!found) throw new AppError('case-gone');
  const { number: shown, spelled } = standingOf(found);
  // What the person adds while the question stands voids it.
  return { added: found.notes.length, said: { number: shown, spelled, reach: found.reach } };
}
