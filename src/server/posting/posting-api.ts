import type { Context, Hono } from 'hono';
import type { FileStore } from '../files/file-store.ts';
import type { Parts } from '../parts.ts';
import { needAccount, type Sessions } from '../account/sessions.ts';
import { addPhoto } from './add-photo.ts';
import type { PhotoGate } from './photo-gate.ts';
import { changePosting } from './change-posting.ts';
import { asPosting, newPosting, ownPosting, ownPostings, savePosting } from './postings.ts';
import { accountOf, inTheirLanguage } from '../http/caller.ts';
import { serve } from '../http/contract.ts';
import { createTurns } from '../turns.ts';

export interface PostingApiParts {
  parts: Parts;
  sessions: Sessions;
  files: FileStore;
  gate: PhotoGate;
}

/** Each holds up to 5 MB from its first byte to its answer; who comes beyond is told to come again before a byte is read. */
const UPLOADS_AT_ONCE = 32;

const DONE = { done: true } as const;

/** Posting a home. */
export function servePostings(app: Hono, { parts, sessions, files, gate }: PostingApiParts): void {
  const owner = async (context: Context) => needAccount(await accountOf(context, sessions));
  const sendMails = () => void parts.mailer.send().catch((error: unknown) => parts.log.error({ err: error }, 'mails could not be sent'));

  serve(app, 'postings', async ({ context }) => ownPostings(parts, (await owner(context)).id));
  serve(app, 'newPosting', async ({ body, context }) => newPosting(parts, await owner(context), body));
  serve(app, 'posting', async ({ params, context }) => asPosting(await ownPosting(parts, params.id, await owner(context))));
  serve(app, 'savePosting', async ({ params, body, context }) => savePosting(parts, await owner(context), params.id, body));
  const upload = createTurns({ atOnce: UPLOADS_AT_ONCE, waiting: 0 });
  serve(app, 'addPostingPhoto', ({ params, context }) =>
    upload(async () => {
      const account = await owner(context);
      const bytes = new Uint8Array(await context.req.arrayBuffer());
      const file = await addPhoto(parts, { account, postingId: params.id, bytes, files, gate });
      return { file, alt: '', confirmed: false };
    }),
  );
  serve(app, 'changePosting', async ({ params, body, context }) => {
    await changePosting(inTheirLanguage(parts, context), await owner(context), params.id, body.action);
    sendMails();
    return DONE;
  });
}
