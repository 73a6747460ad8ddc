import { THREADS_PATH } from '../../domain/talk-addresses.ts';
import * as z from 'zod/mini';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import { threadsQuery } from './queries.ts';

const MOST_SAID = 3;

/** Goes to the messages with owners and seekers, and says where each stands. */
export const showThreads = defineCommand({
  name: 'show-threads',
  args: z.object({}),
  effect: 'read',
  example: false,
  async perform(_, { stage, queries }) {
    stage.go(THREADS_PATH);
    queries.invalidate(threadsQuery);
    const threads = await queries.fetch(threadsQuery, {});
    if (threads.length === 0) return words('thread.none');
    const said = threads.slice(0, MOST_SAID).map(({ state, side, other, home }) =>
      words(`commands.show-threads.one`, {
        name: other.name,
        home: home?.name ?? words('thread.gone'),
        state: words(`thread.state.${state}.${side}`),
      }),
    );
    return words('commands.show-threads.done', { count: threads.length, said });
  },
});
