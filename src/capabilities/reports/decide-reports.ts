import * as z from 'zod/mini';
import { AppError } from '../../domain/errors.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import { reportedHomesQuery } from './queries.ts';

/** An operator takes a reported home off the market, or leaves it there; those who reported it are told why. */
export const decideReports = defineCommand({
  name: 'decide-reports',
  args: z.object({ id: z.int(), decision: z.enum(['take-down', 'keep']), reason: z.string() }),
  effect: 'irreversible',
  example: false,
  async prepare({ id, decision, reason }, { server, queries }) {
    const found = (await server.call('reportedHomes')).find((home) => home.id === id);
    if (!found) throw new AppError('property-gone');
    const said = { home: found.name, reason, count: found.reports.length };
    return {
      says: { what: words(`report.question.${decision}`, said) },
      madeOf: found.reports.length,
      async run() {
        await server.call('decideReports', { params: { id }, body: { decision, reason } });
        queries.invalidate(reportedHomesQuery);
        return words(`commands.decide-reports.${decision}`, said);
      },
    };
  },
});
