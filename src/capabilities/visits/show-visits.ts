import { VISITS_PATH } from '../../domain/talk-addresses.ts';
import * as z from 'zod/mini';
import { isAhead } from '../../domain/visit.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import { visitsQuery } from './queries.ts';
import { visitTitle } from './visit-meant.ts';

const MOST_SAID = 3;

/** Goes to the visits and says which are ahead. */
export const showVisits = defineCommand({
  name: 'show-visits',
  args: z.object({}),
  effect: 'read',
  example: false,
  async perform(_, { stage, queries }) {
    stage.go(VISITS_PATH);
    queries.invalidate(visitsQuery);
    const ahead = (await queries.fetch(visitsQuery, {})).filter(isAhead);
    if (ahead.length === 0) return { ...words('visit.none'), suggestions: [words('commands.schedule-visit.example')] };
    return {
      ...words('commands.show-visits.done', { count: ahead.length, said: ahead.slice(0, MOST_SAID).map(visitTitle) }),
      suggestions: [words('commands.change-visit.example'), words('commands.cancel-visit.example')],
    };
  },
});
