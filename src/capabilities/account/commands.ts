import { changePassword } from './change-password.ts';
import { confirmEmail } from './confirm-email.ts';
import { deleteAccount } from './delete-account.ts';
import { exportData } from './export-data.ts';
import { forgotPassword } from './forgot-password.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { mailCode } from './mail-code.ts';
import { register } from './register.ts';

export const ACCOUNT_COMMANDS = [
  login,
  mailCode,
  logout,
  changePassword,
  forgotPassword,
  register,
  confirmEmail,
  exportData,
  deleteAccount,
] as const;
