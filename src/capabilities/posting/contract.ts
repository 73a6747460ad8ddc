import * as z from 'zod/mini';
import { Done } from '../../domain/done.ts';
import { OwnerAction, Posting, PostingForm, PostingPhoto } from '../../domain/posting.ts';
import type { Calls } from '../../kernel/call.ts';

const Id = z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number));
const WithId = z.object({ id: Id });

export const POSTING_CALLS = {
  postings: { method: 'GET', path: '/api/postings', summary: 'The person’s own postings, newest first.', answer: z.array(Posting) },
  newPosting: {
    method: 'POST',
    path: '/api/postings',
    summary: 'Begins a draft. Needs an active subscription.',
    body: PostingForm,
    answer: Posting,
  },
  posting: { method: 'GET', path: '/api/postings/:id', summary: 'One of the person’s own postings.', params: WithId, answer: Posting },
  savePosting: {
    method: 'POST',
    path: '/api/postings/:id/save',
    summary: 'Keeps what stands in the form. A home on the market stays as it is until the change is approved.',
    params: WithId,
    body: PostingForm,
    answer: Posting,
  },
  addPostingPhoto: {
    method: 'POST',
    path: '/api/postings/:id/photos',
    summary: 'Takes one photo, as the body of the request: at most 5 MB, at most 20 a posting. It is written anew without its metadata.',
    params: WithId,
    answer: PostingPhoto,
  },
  changePosting: {
    method: 'POST',
    path: '/api/postings/:id/state',
    summary: 'Submits a posting for review, pauses it and puts it back, withdraws it, marks it sold, or removes it.',
    params: WithId,
    body: z.object({ action: OwnerAction }),
    answer: Done,
  },
} as const satisfies Calls;
