import { AppError } from '../../domain/errors.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import { ACCOUNT_CALLS } from './contract.ts';

/**
 * Opens a registered account with the token from its emailed link. Fails with `password-needed` in another browser than that
 * of the registration, and with `registration-password-wrong` if the password is not the one chosen there.
 */
export const confirmEmail = defineCommand({
  name: 'confirm-email',
  args: ACCOUNT_CALLS.confirmEmail.body,
  effect: 'once',
  example: false,
  async perform(body, { server }) {
    await server.call('confirmEmail', { body }).catch((error: unknown) => {
      const isWrong = body.password !== undefined && error instanceof AppError && error.code === 'password-needed';
      throw isWrong ? new AppError('registration-password-wrong', { cause: error }) : error;
    });
    return words('commands.confirm-email.done');
  },
});
