import * as z from 'zod/mini';
import { ENQUIRY_ANCHOR, SALES_PATH } from '../help/contract.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';

/** Opens the enquiry form and says what it asks for, so that it can be filled by voice. */
export const salesEnquiry = defineCommand({
  name: 'sales-enquiry',
  args: z.object({}),
  effect: 'read',
  at: ['help', 'sales_enquiry'],
  perform(_, { stage }) {
    stage.go(`${SALES_PATH}#${ENQUIRY_ANCHOR}`);
    return {
      ...words('commands.sales-enquiry.done'),
      suggestions: [words('commands.submit-form.example'), words('commands.call-human.example')],
    };
  },
});
