import { Enquiry, enquiryOf } from '../../domain/enquiry.ts';
import { AppError } from '../../domain/errors.ts';
import { spelledOut } from '../../domain/spoken-values.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import { knownAlready } from './contract.ts';

/**
 * Sends the enquiry in the form. An email address or phone number that is already known counts as success; any other failure
 * is `enquiry-failed`.
 */
export const sendEnquiry = defineCommand({
  name: 'send-enquiry',
  args: Enquiry,
  effect: 'irreversible',
  example: false,
  prepare(entered, { server }) {
    const enquiry = enquiryOf(entered);
    const { Name: name, phoneNumber: phone, email, selectUserType: type } = enquiry;
    return {
      says: { name, phone, spelled: spelledOut(phone), email, type },
      async run() {
        try {
          await server.call('sendEnquiry', { body: enquiry });
        } catch (error) {
          if (!(error instanceof AppError)) throw error;
          const known = knownAlready(error.innerException ?? '');
          if (!known) throw new AppError('enquiry-failed', { cause: error });
          return words(`commands.send-enquiry.known.${known}`);
        }
        return words('commands.send-enquiry.done');
      },
    };
  },
});
