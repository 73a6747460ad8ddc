import type { Context, Hono } from 'hono';
import { AppError } from '../../domain/errors.ts';
import { MAX_PHOTOS } from '../../domain/posting.ts';
import type { Parts } from '../parts.ts';
import { needAccount, type Sessions } from '../account/sessions.ts';
import { keepPhoto } from './keep-photo.ts';
import type { PhotoGate } from './photo-gate.ts';
import { asPosting, changePosting, newPosting, ownPosting, ownPostings, savePosting } from './postings.ts';
import { accountOf } from '../http/caller.ts';
import { serve } from '../http/contract.ts';

export interface PostingApiParts {
  parts: Parts;
  sessions: Sessions;
  uploadsDir: string;
  gate: PhotoGate;
}

const DONE = { done: true } as const;

/** Posting a home. */
export function servePostings(app: Hono, { parts, sessions, uploadsDir, gate }: PostingApiParts): void {
  const { db } = parts;
  const owner = async (context: Context) => needAccount(await accountOf(context, sessions));
  const sendMails = () => void parts.mailer.send().catch((error: unknown) => parts.log.error({ err: error }, 'mails could not be sent'));

  serve(app, 'postings', async ({ context }) => ownPostings(parts, (await owner(context)).id));
  serve(app, 'newPosting', async ({ body, context }) => newPosting(parts, await owner(context), body));
  serve(app, 'posting', async ({ params, context }) => asPosting(await ownPosting(parts, params.id, await owner(context))));
  serve(app, 'savePosting', async ({ params, body, context }) => savePosting(parts, await owner(context), params.id, body));
  serve(app, 'addPostingPhoto', async ({ params, context }) => {
    const posting = await ownPosting(parts, params.id, await owner(context));
    if (posting.form.photos.length >= MAX_PHOTOS) throw new AppError('photos-full', { params: { most: MAX_PHOTOS } });
    const file = await keepPhoto(uploadsDir, new Uint8Array(await context.req.arrayBuffer()), gate);
    await db
      .insertInto('photos')
      .values({ file, kind: `posting ${posting.id}`, room: '', alt: '', illustration: false })
      .execute();
    return { file, alt: '', confirmed: false };
  });
  serve(app, 'changePosting', async ({ params, body, context }) => {
    await changePosting(parts, await owner(context), params.id, body.action);
    sendMails();
    return DONE;
  });
}
