import * as z from 'zod/mini';
import { AppError } from '../../domain/errors.ts';
import { postingAddress } from '../../domain/plan-address.ts';
import { mayDo, OWNER_ACTIONS, OwnerAction, type Posting } from '../../domain/posting.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import type { Plan } from '../../kernel/plan.ts';
import type { Reply } from '../../kernel/reply.ts';
import type { Services } from '../../kernel/services.ts';
import { postingQuery, postingsQuery } from './queries.ts';

const MY_LISTINGS = '/page/user/my-listing?mine=true';
const MOST_NAMED = 4;

const Args = z.object({
  id: z.optional(z.int()),
  action: z.optional(OwnerAction),
  /** What was said: the words in it that mean an action are texts. */
  said: z.optional(z.string()),
});
type Args = z.infer<typeof Args>;

/** The action that a sentence means; the first whose words it has. */
function actionSaid(said: string, { render, languages }: Services): OwnerAction | undefined {
  const spoken = ` ${said.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')} `;
  return OWNER_ACTIONS.filter((action) => action !== 'submit').find((action) =>
    [...languages.available()].some((language) =>
      render({ ...words(`posting.means.${action}`), language })
        .split(', ')
        .some((word) => spoken.includes(` ${word.toLowerCase()} `)),
    ),
  );
}

const titleOf = ({ form }: Posting) => (form.title ? words('form.said', { text: form.title }) : words('mine.untitled'));

/** The listing that is meant: one of which this can be done, or the question which. */
async function postingMeant(
  { id, ...again }: Args,
  action: OwnerAction | undefined,
  { queries, server }: Services,
): Promise<Posting | Reply> {
  if (id !== undefined) return server.call('posting', { params: { id } });
  const all = await queries.fetch(postingsQuery, {});
  const fit = action ? all.filter(({ state }) => mayDo(action, state)) : all;
  if (fit.length === 1) return fit[0]!;
  if (fit.length === 0) return words(all.length === 0 ? 'mine.empty' : 'commands.change-posting.none');
  const choices = fit.slice(0, MOST_NAMED).map((posting) => ({
    words: titleOf(posting),
    call: { name: 'change-posting', args: { ...again, id: posting.id } },
  }));
  return { ...words('commands.change-posting.which'), choices, suggestions: choices.map((choice) => choice.words) };
}

/** Submits, pauses, renews, withdraws, marks as sold or let, or removes a listing; the question names it. Anything else opens its form. */
export const changePosting = defineCommand({
  name: 'change-posting',
  args: Args,
  effect: 'irreversible',
  async prepare(args, services): Promise<Plan | Reply> {
    const { server, queries, stage, session } = services;
    if (args.id === undefined && !session.current()) throw new AppError('log-in-needed');
    const action = args.action ?? actionSaid(args.said ?? '', services);
    const posting = await postingMeant(args, action, services);
    if (!('form' in posting)) return posting;
    const { id, form, state } = posting;
    const title = form.title;
    if (!action) {
      stage.go(postingAddress(id));
      return words('commands.change-posting.form', { title });
    }
    return {
      says: { what: words(`posting.question.${action}`, { title }) },
      madeOf: [state, form],
      async run() {
        await server.call('changePosting', { params: { id }, body: { action } });
        queries.invalidate(postingsQuery, postingQuery);
        if (action === 'submit') stage.go(MY_LISTINGS);
        return words(`commands.change-posting.${action}`, { title });
      },
    };
  },
});
