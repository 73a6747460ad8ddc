import * as z from 'zod/mini';
import { Done } from './done.ts';
import type { Call } from './calls.ts';
import { Posting, PostingForm, PostingPhoto } from './posting.ts';

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
    summary: 'Submits a posting for review, withdraws it, marks it sold, or removes it.',
    params: WithId,
    body: z.object({ action: z.enum(['submit', 'withdraw', 'sold', 'remove']) }),
    answer: Done,
  },
  review: {
    method: 'GET',
    path: '/api/review',
    summary: 'Postings that wait for review, oldest first; for operators.',
    answer: z.array(Posting),
  },
  decideReview: {
    method: 'POST',
    path: '/api/review/:id',
    summary: 'Approves or rejects a posting; its owner gets a mail either way. For operators.',
    params: WithId,
    body: z.object({ decision: z.enum(['approve', 'reject']), reason: z._default(z.string().check(z.maxLength(500)), '') }),
    answer: Done,
  },
} as const satisfies Record<string, Call>;
