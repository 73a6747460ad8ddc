import * as z from 'zod/mini';
import { spelledOut } from '../../domain/spoken-values.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import { ENQUIRY_CALLS } from './contract.ts';

/** Sends what is in the contact form of a home to whoever offers it. `home` is the home's id. */
export const writeToOwner = defineCommand({
  name: 'write-to-owner',
  args: z.extend(ENQUIRY_CALLS.contactOwner.body, { home: z.int() }),
  effect: 'irreversible',
  example: false,
  prepare({ home, ...body }, { server }) {
    const { name, phone, text } = body;
    return {
      says: { name, phone, spelled: spelledOut(phone), text },
      async run() {
        await server.call('contactOwner', { params: { id: home }, body });
        return words('commands.write-to-owner.done');
      },
    };
  },
});
