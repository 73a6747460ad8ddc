import { callHuman } from './call-human.ts';
import { closeThread } from './close-thread.ts';
import { contactAgent } from './contact-agent.ts';
import { givePhone } from './give-phone.ts';
import { salesEnquiry } from './sales-enquiry.ts';
import { sendEnquiry } from './send-enquiry.ts';
import { showThreads } from './show-threads.ts';
import { writeInThread } from './write-in-thread.ts';
import { writeToOwner } from './write-to-owner.ts';

export const ENQUIRY_COMMANDS = [
  contactAgent,
  salesEnquiry,
  callHuman,
  sendEnquiry,
  writeToOwner,
  showThreads,
  writeInThread,
  closeThread,
  givePhone,
] as const;
