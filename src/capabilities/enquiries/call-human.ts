import * as z from 'zod/mini';
import { CONTACT } from '../../domain/contact.ts';
import { ENQUIRY_ANCHOR, HELP_PATH } from '../help/contract.ts';
import { spelledOut } from '../../domain/spoken-values.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';

/** Every way to reach a person. The phone number is spoken digit by digit. */
export const callHuman = defineCommand({
  name: 'call-human',
  args: z.object({}),
  effect: 'read',
  at: ['help', 'sales_enquiry'],
  perform() {
    const { landline, whatsapp, email } = CONTACT;
    const way = (name: 'landline' | 'whatsapp' | 'email') => ({
      words: words(`textPages.contact.way.${name}`, { shown: CONTACT[name].shown }),
      href: CONTACT[name].href,
    });
    return {
      ...words('commands.call-human.done', {
        phone: landline.shown,
        spelled: spelledOut(landline.shown),
        whatsapp: whatsapp.shown,
        email: email.shown,
      }),
      links: [
        way('landline'),
        way('whatsapp'),
        way('email'),
        { words: words('commands.call-human.form'), href: `${HELP_PATH}#${ENQUIRY_ANCHOR}` },
      ],
      suggestions: [words('commands.sales-enquiry.example')],
    };
  },
});
