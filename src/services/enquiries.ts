import type { Enquiries } from '../commands/ports.ts';
import { callServer } from './call.ts';

/** Enquiries behind our server. */
export const enquiries: Enquiries = { send: async (body) => void (await callServer('sendEnquiry', { body })) };
