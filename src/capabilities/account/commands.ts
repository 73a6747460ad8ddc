import { changePassword } from './change-password.ts';
import { confirmEmail } from './confirm-email.ts';
import { deleteAccount } from './delete-account.ts';
import { exportData } from './export-data.ts';
import { forgotPassword } from './forgot-password.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { mailCode } from './mail-code.ts';
import { makePasskey } from './make-passkey.ts';
import { register } from './register.ts';
import { removePasskey } from './remove-passkey.ts';
import { usePasskey } from './use-passkey.ts';

export const ACCOUNT_COMMANDS = [
  login,
  mailCode,
  usePasskey,
  makePasskey,
  removePasskey,
  logout,
  changePassword,
  forgotPassword,
  register,
  confirmEmail,
  exportData,
  deleteAccount,
] as const;
