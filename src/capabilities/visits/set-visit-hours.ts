import { VisitHours } from '../../domain/visit.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import type { Services } from '../../kernel/services.ts';
import { visitHoursQuery, visitTimesQuery } from './queries.ts';

async function keep(hours: VisitHours, { server, queries }: Services): Promise<void> {
  await server.call('setVisitHours', { body: hours });
  queries.invalidate(visitHoursQuery, visitTimesQuery);
}

/** Sets when the person's homes are shown. */
export const setVisitHours = defineCommand({
  name: 'set-visit-hours',
  args: VisitHours,
  effect: 'write',
  example: false,
  async perform(hours, services) {
    const before = await services.queries.fetch(visitHoursQuery, {});
    await keep(hours, services);
    const { from, to } = hours;
    return {
      reply: words('commands.set-visit-hours.done', { from, to, count: hours.days.length }),
      undo:
        before &&
        (async () => {
          await keep(before, services);
          return words('commands.set-visit-hours.undone');
        }),
    };
  },
});
