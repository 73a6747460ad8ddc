import { backToSignUp } from './back-to-sign-up.ts';
import { signUp } from './sign-up.ts';

export const SIGN_UP_COMMANDS = [signUp, backToSignUp] as const;
