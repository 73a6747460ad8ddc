import * as z from 'zod/mini';
import { Recommendations } from './contract.ts';
import { AppError } from '../../domain/errors.ts';
import { toProperties } from '../../domain/property-mapper.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import type { Reply } from '../../kernel/reply.ts';
import type { Services } from '../../kernel/services.ts';
import { sharePlace } from './share-place.ts';

/** What the server is asked; its words are the same in every language of the screen. */
const MESSAGE = 'homes near me';

function replyTo({ response, properties, message, error, needs_location }: Recommendations): Reply {
  if (error !== undefined) return words('commands.recommend-near-me.error', { error });
  if (needs_location) return { ...words('commands.recommend-near-me.needsLocation'), suggestions: [words('suggest.nearMe')] };
  const said = response ?? message;
  if (properties?.length === 0) return words('commands.recommend-near-me.none');
  if (properties === undefined)
    return said ? words('commands.recommend-near-me.said', { said }) : words('commands.recommend-near-me.empty');
  return {
    ...(said ? words('commands.recommend-near-me.said', { said }) : words('commands.recommend-near-me.done', { count: properties.length })),
    homes: properties,
    suggestions: [words('suggest.nearMe'), words('suggest.openFirst')],
  };
}

/** What the server recommends for a message of the chat; an answer in parts is read for what it has. */
async function recommendations(message: string, { server }: Pick<Services, 'server'>): Promise<Recommendations> {
  const raw = await server.raw('recommendations', { body: { message } });
  if (typeof raw !== 'object' || raw === null) throw new AppError('bad-answer');
  const { properties, ...rest } = raw as Record<string, unknown>;
  const read = z.safeParse(Recommendations, rest);
  return { ...(read.success && read.data), ...(Array.isArray(properties) && { properties: toProperties(properties) }) };
}

/** Asks the device where it is and the server for homes near there; shown in the conversation, with their distances. */
export const recommendNearMe = defineCommand({
  name: 'recommend-near-me',
  args: z.object({}),
  effect: 'irreversible',
  example: false,
  prepare: (_, services) => ({
    async run() {
      await sharePlace(services);
      const found = await recommendations(MESSAGE, services).catch((error: unknown) => {
        throw error instanceof AppError ? new AppError('chat-failed', { cause: error }) : error;
      });
      const reply = replyTo(found);
      if (reply.homes) services.stage.list(reply.homes);
      return reply;
    },
  }),
});
