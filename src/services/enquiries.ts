import type { Enquiries } from '../capabilities/ports.ts';
import { callServer } from './call.ts';

/** Enquiries behind our server. */
export const enquiries: Enquiries = { send: async (body) => void (await callServer('sendEnquiry', { body })) };
