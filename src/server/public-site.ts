import type { Config } from './config.ts';
import { isOwnMachine } from './own-machine.ts';
import { MARKET } from '../domain/market.ts';

/** One thing about the settings of a site that others reach: `unsafe` opens it to strangers, `missing` leaves a part of it without use. */
export interface SettingsAdvice {
  kind: 'unsafe' | 'missing';
  /** What is so, and what to do. */
  sentence: string;
}

const RULES: { kind: SettingsAdvice['kind']; applies: (config: Config) => boolean; sentence: string }[] = [
  {
    kind: 'unsafe',
    applies: ({ accounts }) => accounts.paymentProvider === 'sandbox',
    sentence:
      'PAYMENT_PROVIDER=sandbox: anybody can approve payments at the stand-in bank and gets every plan for nothing. Set PAYMENT_PROVIDER=razorpay, or none.',
  },
  {
    kind: 'unsafe',
    applies: ({ demoLogIns }) => demoLogIns,
    sentence: 'DEMO=on: the demo log-ins, whose password is published, open this site, the operator among them. Set DEMO=off.',
  },
  {
    kind: 'unsafe',
    applies: ({ accounts }) => accounts.siteUrl?.startsWith('http://') ?? false,
    sentence:
      'SITE_URL begins with http://: passwords and tokens travel in the clear. Serve the site over TLS and set its https:// address.',
  },
  {
    kind: 'unsafe',
    applies: ({ accounts, databaseUrl }) => accounts.paymentProvider === 'razorpay' && !databaseUrl,
    sentence:
      'Real payments with the embedded database: a power cut may lose what was written last (a killed process loses nothing). Set DATABASE_URL to a PostgreSQL server.',
  },
  {
    kind: 'unsafe',
    applies: ({ companion }) => companion !== null && /^http:\/\/(?!localhost|127\.|\[::1\])/.test(companion.baseUrl),
    sentence: 'AI_BASE_URL begins with http://: what people ask, and AI_API_KEY, travel in the clear. Set an https:// address.',
  },
  {
    kind: 'missing',
    applies: ({ accounts }) => accounts.paymentProvider === 'none',
    sentence: "Payments are off: the sandbox is for a machine of one's own. Set PAYMENT_PROVIDER=razorpay with its keys to sell plans.",
  },
  {
    kind: 'missing',
    applies: ({ accounts }) => accounts.siteUrl === undefined,
    sentence: `SITE_URL is not set: links in mails lead to this machine. Set it to the address of the site, like https://${MARKET.domain}.`,
  },
  {
    kind: 'missing',
    applies: ({ accounts, trustedProxies }) =>
      (accounts.siteUrl?.startsWith('https://') ?? false) && 'hops' in trustedProxies && trustedProxies.hops === 0,
    sentence:
      'TRUSTED_PROXIES is not set: behind a proxy all visitors count as one network and share its limits. Set how many proxies stand before the server, like 1, or their addresses.',
  },
  {
    kind: 'missing',
    applies: ({ accounts }) => accounts.smtpUrl === undefined,
    sentence:
      'SMTP_URL is not set: mails are only written to files, so nobody gets a one-time password or a receipt. Set it to a mail server.',
  },
  {
    kind: 'missing',
    applies: ({ accounts, demoLogIns }) => accounts.operatorEmail === undefined && !demoLogIns,
    sentence:
      "OPERATOR_EMAIL is not set: nobody reviews postings, collects cash or hears of refunds. Set it to the operator's e-mail address.",
  },
];

/** What is to be said of the settings, worst first; nothing on a machine of one's own. */
export function settingsAdvice(config: Config): SettingsAdvice[] {
  if (isOwnMachine({ host: config.host, databaseUrl: config.databaseUrl, siteUrl: config.accounts.siteUrl })) return [];
  return RULES.filter(({ applies }) => applies(config)).map(({ kind, sentence }) => ({ kind, sentence }));
}
