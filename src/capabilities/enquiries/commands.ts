import { callHuman } from './call-human.ts';
import { contactAgent } from './contact-agent.ts';
import { salesEnquiry } from './sales-enquiry.ts';
import { sendEnquiry } from './send-enquiry.ts';
import { writeToOwner } from './write-to-owner.ts';

export const ENQUIRY_COMMANDS = [contactAgent, salesEnquiry, callHuman, sendEnquiry, writeToOwner] as const;
