import type { Accounts } from '../capabilities/account-ports.ts';
import { callServer } from './call.ts';

/** Plans and accounts behind our server. */
export const accounts: Accounts = {
  plans: () => callServer('plans'),
  signUp: async (body) => void (await callServer('signUp', { body })),
  logIn: (body) => callServer('login', { body }),
  logOut: async () => void (await callServer('logout', { body: {} })),
  register: async (body) => void (await callServer('register', { body })),
  confirmEmail: async (token) => void (await callServer('confirmEmail', { body: { token } })),
  forgotPassword: async (email) => void (await callServer('forgotPassword', { body: { email } })),
  changePassword: async ({ email, currentPassword, newPassword, confirmPassword }) =>
    void (await callServer('changePassword', { body: { email, currentPassword, newPassword, confirmPassword } })),
  account: () => callServer('account'),
  isSubscribed: () => callServer('subscriptionStatus'),
};
