import * as z from 'zod/mini';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';

/** Sends the form of the screen, after saying what would be sent. Problems are read out instead. */
export const submitForm = defineCommand({
  name: 'submit-form',
  args: z.object({}),
  effect: 'irreversible',
  at: ['sign_up', 'login', 'change_password', 'post_property', 'help', 'sales_enquiry'],
  before: (_, { controls }) => (controls.form() ? null : words('commands.submit-form.missing')),
  confirm(_, { controls }) {
    const { button, entered } = controls.form()!;
    return {
      button,
      entered: entered.length > 0 ? entered.map((field) => words('form.entered', field)) : [words('form.nothingEntered')],
    };
  },
  async perform(_, { controls }) {
    const { status, problems } = await controls.submit();
    return words(`commands.submit-form.${status}`, {
      problems: problems.map((text) => words('form.said', { text })),
      count: problems.length,
    });
  },
});
