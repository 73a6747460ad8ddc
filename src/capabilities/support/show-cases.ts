import * as z from 'zod/mini';
import { readCaseNumber } from '../../domain/case-number.ts';
import { AppError } from '../../domain/errors.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import type { Reply } from '../../kernel/reply.ts';
import type { Services } from '../../kernel/services.ts';
import { caseSaid, standingOf } from './case-words.ts';
import { CASES_PATH } from './contract.ts';
import { casesQuery } from './queries.ts';

const MOST_SAID = 3;

/** The person's own case is told whole; a number alone tells its state and date. */
async function oneCase(typed: string, { server, queries }: Services): Promise<Reply> {
  const number = readCaseNumber(typed);
  if (!number) throw new AppError('case-gone');
  const own = (await queries.fetch(casesQuery, {})).find((item) => item.number === number);
  if (own) return caseSaid(own);
  return words('commands.show-cases.standing', standingOf(await server.call('caseStanding', { params: { number } })));
}

/** Where the person's cases stand; `number` names one. */
export const showCases = defineCommand({
  name: 'show-cases',
  args: z.object({ number: z.optional(z.string()) }),
  effect: 'read',
  example: false,
  async perform({ number }, services) {
    // An answer may have come since they were last shown.
    services.queries.invalidate(casesQuery);
    if (number !== undefined) return oneCase(number, services);
    const all = await services.queries.fetch(casesQuery, {});
    services.stage.go(CASES_PATH);
    if (all.length === 0) return { ...words('commands.show-cases.none'), suggestions: [words('commands.complain.example')] };
    const said = all.slice(0, MOST_SAID).map(caseSaid);
    return words(all.length === 1 ? 'commands.show-cases.only' : 'commands.show-cases.several', { count: all.length, said });
  },
});
