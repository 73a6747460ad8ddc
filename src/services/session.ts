import type { Session } from '../capabilities/account/ports.ts';
import type { LogInAnswer } from '../capabilities/account/contract.ts';
import { deviceStorage, safeStorage } from './storage.ts';

/** What a login leaves on this device, under the spec's names. */
const LOG_IN_KEYS = ['token', 'email', 'username', 'isFirstLogin', 'customerId', 'userId', 'phoneNumber', 'subscriptionPlanId'] as const;
/** What logging out also removes: devices are shared. */
const MONEY_KEYS = ['paymentDetails', 'planAmount'];

/** Events fired when someone logs in or changes their name, and when they log out. */
const EMAIL_UPDATED = 'user-email-updated';
const LOGGED_OUT = 'logout';

export const session: Session = {
  current() {
    if (!deviceStorage.getItem('token')) return null;
    return { email: deviceStorage.getItem('email') ?? '', username: deviceStorage.getItem('username') ?? '' };
  },
  keep(answer: LogInAnswer) {
    for (const key of LOG_IN_KEYS) deviceStorage.setItem(key, String(answer[key]));
    deviceStorage.removeItem('paymentDetails');
    dispatchEvent(new Event(EMAIL_UPDATED));
  },
  end(): Record<string, string> {
    const token = deviceStorage.getItem('token');
    for (const key of [...LOG_IN_KEYS, ...MONEY_KEYS]) deviceStorage.removeItem(key);
    dispatchEvent(new Event(LOGGED_OUT));
    return token ? { Authorization: `Bearer ${token}` } : {};
  },
};

const visitStorage = safeStorage('sessionStorage');

/** Whether this visit has an agent's access code. */
export const hasAgentAccess = (): boolean => visitStorage.getItem('agentAccessCode') !== null;
