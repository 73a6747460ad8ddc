import type { Postings } from '../capabilities/account-ports.ts';
import { callServer } from './call.ts';

/** Postings behind our server, and their review. */
export const postings: Postings = {
  mine: () => callServer('postings'),
  one: (id) => callServer('posting', { params: { id } }),
  begin: (body) => callServer('newPosting', { body }),
  save: (id, body) => callServer('savePosting', { params: { id }, body }),
  addPhoto: (id, photo) => callServer('addPostingPhoto', { params: { id }, file: photo }),
  change: async (id, action) => void (await callServer('changePosting', { params: { id }, body: { action } })),
  waiting: () => callServer('review'),
  decide: async (id, decision, reason) => void (await callServer('decideReview', { params: { id }, body: { decision, reason } })),
  cashOrders: () => callServer('cashOrders'),
  collectCash: async (paymentId) => void (await callServer('collectCash', { params: { paymentId } })),
};
