import { z } from 'zod';
import { resolve } from 'node:path';
import type { MapTiles } from '../domain/map-tiles.ts';
import { readStorageUrl, type S3Place } from './files/s3-store.ts';
import { readTrustedProxies, type TrustedProxies } from './http/trusted-proxies.ts';
import { isOwnMachine } from './own-machine.ts';
import { MARKET, MARKET_ID } from '../domain/market.ts';

const SECOND_MS = 1000;

const absent = (value: unknown): unknown => (value === '' ? undefined : value);

const IMAGE_HOST = /^(\*\.)?[a-z\d]([a-z\d.-]*[a-z\d])?(:\d{1,5})?$/i;

const listOf = (text: string): string[] =>
  text === 'none'
    ? []
    : text
        .split(',')
        .map((item) => item.trim())
        .filter(Boolean);

const Settings = z.object({
  PORT: z.preprocess(
    absent,
    z.coerce
      .number('a port number from 0 to 65535')
      .int('a port number from 0 to 65535')
      .min(0, 'a port number from 0 to 65535')
      .max(65_535, 'a port number from 0 to 65535')
      .default(3000),
  ),
  HOST: z.preprocess(absent, z.string().default('127.0.0.1')),
  DATA_DIR: z.preprocess(absent, z.string().default('.data')),
  DATABASE_URL: z.preprocess(
    absent,
    z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'an address like postgres://user:password@host:5432/name')
      .optional(),
  ),
  LOG_LEVEL: z.preprocess(
    absent,
    z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'one of fatal, error, warn, info, debug, trace, silent')
      .default('info'),
  ),
  SITE_URL: z.preprocess(absent, z.url(`an address like https://${MARKET.domain}`).optional()),
  ADMIN_UI_URL: z.preprocess(
    absent,
    z
      .string()
      .regex(/^(\/[^/]|https?:\/\/)/, `an address like https://admin.${MARKET.domain}, or a path like /admin`)
      .default('/admin'),
  ),
  MAP_TILES: z.preprocess(
    absent,
    z
      .string()
      .regex(
        /^https?:\/\/[^{}/]+\/(?=.*\{z\})(?=.*\{x\})(?=.*\{y\})/,
        'an address with {z}, {x} and {y}, like https://tiles.example/{z}/{x}/{y}.png',
      )
      .optional(),
  ),
  MAP_CREDIT: z.preprocess(absent, z.string().max(200, 'at most 200 characters').default('')),
  IMAGE_HOSTS: z.preprocess(
    absent,
    z
      .string()
      .default('res.cloudinary.com')
      .transform(listOf)
      .refine((hosts) => hosts.every((host) => IMAGE_HOST.test(host)), 'hosts like res.cloudinary.com,*.images.example, or none'),
  ),
  OPERATOR_EMAIL: z.preprocess(absent, z.email('an e-mail address').optional()),
  SMTP_URL: z.preprocess(
    absent,
    z
      .string()
      .regex(/^smtps?:\/\//, 'an address like smtps://user:password@mail.example:465')
      .optional(),
  ),
  MAIL_FROM: z.preprocess(absent, z.string().default(`${MARKET.name} <no-reply@${MARKET.domain}>`)),
  TRUSTED_PROXIES: z.preprocess(
    absent,
    z
      .string()
      .default('0')
      .refine(
        (text) => readTrustedProxies(text) !== null,
        'how many proxies stand before the server, like 1, or their addresses, like 10.0.0.0/8,::1',
      ),
  ),
  STORAGE_URL: z.preprocess(
    absent,
    z
      .string()
      .refine((text) => readStorageUrl(text) !== null, 'an address like https://key:secret@s3.example/bucket?region=ap-south-1')
      .optional(),
  ),
  ROLE: z.preprocess(absent, z.enum(['web', 'worker', 'both'], 'web, worker or both').default('both')),
  METRICS_TOKEN: z.preprocess(absent, z.string().min(16, 'at least 16 characters').optional()),
  DRAIN_SECONDS: z.preprocess(
    absent,
    z.coerce
      .number('a number of seconds up to 60')
      .min(0, 'a number of seconds up to 60')
      .max(60, 'a number of seconds up to 60')
      .default(0),
  ),
  DEMO: z.preprocess(absent, z.enum(['on', 'off'], 'on or off').optional()),
  PAYMENT_PROVIDER: z.preprocess(absent, z.enum(['sandbox', 'razorpay', 'none'], 'sandbox, razorpay or none').optional()),
  MERCHANT_UPI_ID: z.preprocess(
    absent,
    z
      .string()
      .regex(/^[\w.-]{2,256}@[a-zA-Z]{2,64}$/, `a UPI address like ${MARKET_ID}@examplebank`)
      .default(`${MARKET_ID}@sandboxbank`),
  ),
  MERCHANT_NAME: z.preprocess(absent, z.string().max(60, 'at most 60 characters').default(MARKET.name)),
  AI_BASE_URL: z.preprocess(absent, z.url('an address like https://models.example/v1').optional()),
  AI_MODEL: z.preprocess(absent, z.string().max(200, 'at most 200 characters').optional()),
  AI_API_KEY: z.preprocess(absent, z.string().optional()),
  AI_CALLS_A_DAY: z.preprocess(
    absent,
    z.coerce.number('a whole number above 0').int('a whole number above 0').min(1, 'a whole number above 0').default(5000),
  ),
  RAZORPAY_KEY_ID: z.preprocess(absent, z.string().optional()),
  RAZORPAY_KEY_SECRET: z.preprocess(absent, z.string().optional()),
  RAZORPAY_WEBHOOK_SECRET: z.preprocess(absent, z.string().optional()),
  RAZORPAY_API_URL: z.preprocess(absent, z.url('an address like https://api.razorpay.com').default('https://api.razorpay.com')),
  RAZORPAY_CHECKOUT_URL: z.preprocess(
    absent,
    z.url('an address like https://checkout.razorpay.com/v1/checkout.js').default('https://checkout.razorpay.com/v1/checkout.js'),
  ),
});

const RAZORPAY_NEEDS = ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'] as const;

/** What accounts, mail and payments are set to. */
export interface AccountSettings {
  /** Where the site is, for links in mails; without it, where the server listens. */
  siteUrl: string | undefined;
  adminUrl: string;
  operatorEmail: string | undefined;
  /** Without it mails are written to the folder `outbox` in the data folder. */
  smtpUrl: string | undefined;
  mailFrom: string;
  merchant: { upiId: string; name: string };
  /** Who moves the money; `none` where nothing can be paid. */
  paymentProvider: 'sandbox' | 'razorpay' | 'none';
  razorpay: { keyId: string; keySecret: string; webhookSecret: string; apiUrl: string; checkoutUrl: string } | undefined;
}

/** A language model behind any server that speaks the OpenAI protocol. */
export interface CompanionSettings {
  baseUrl: string;
  model: string;
  apiKey: string | undefined;
  /** How often it is asked a day, by all visitors together. */
  callsADay: number;
}

/** The settings of the server, read once at its start. */
export interface Config {
  port: number;
  host: string;
  /** Where the embedded database and other files of this server are. */
  dataDir: string;
  /** A PostgreSQL server in place of the embedded database. */
  databaseUrl: string | undefined;
  logLevel: string;
  /** The bucket in which all servers keep pictures; without one each has its data folder. */
  storage: S3Place | null;
  /** What this server does: answers people, works off jobs, or both. */
  role: 'web' | 'worker' | 'both';
  /** The proxies whose word on the caller's address is taken. */
  trustedProxies: TrustedProxies;
  /** What opens `/metrics`. */
  metricsToken: string | undefined;
  /** Whether nobody but this machine reaches the server. */
  isOwnMachine: boolean;
  /** How long a server that is told to stop still answers, in milliseconds, so that proxies see it. */
  drainMs: number;
  /** Whether an empty market is filled with made-up homes. */
  demoHomes: boolean;
  /** Whether the log-ins of the demonstration, whose password is published, work. */
  demoLogIns: boolean;
  /** What lies under the map. */
  mapTiles: MapTiles | null;
  /** Other hosts whose pictures of homes are shown, over TLS. */
  imageHosts: readonly string[];
  accounts: AccountSettings;
  /** The language model that is asked where the assistant has no answer of its own; null without one. */
  companion: CompanionSettings | null;
}

/** A setting that cannot be used; the message names it and says what it should be. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** What stands between // and @ opens something: it goes into no log. */
const withoutSecrets = (address: string): string => address.replace(/\/\/[^@/]*@/, '//…@');

/** Reads the settings from the environment. Throws a ConfigError that names every wrong one. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const read = Settings.safeParse(environment);
  if (!read.success) {
    const problems = read.error.issues.map(
      (issue) => `${issue.path.join('.')} is "${withoutSecrets(environment[String(issue.path[0])] ?? '')}"; it should be ${issue.message}.`,
    );
    throw new ConfigError(problems.join('\n'));
  }
  const {
    PORT,
    HOST,
    DATA_DIR,
    DATABASE_URL,
    LOG_LEVEL,
    MAP_TILES,
    MAP_CREDIT,
    IMAGE_HOSTS,
    SITE_URL,
    TRUSTED_PROXIES,
    ROLE,
    STORAGE_URL,
    METRICS_TOKEN,
    DRAIN_SECONDS,
    DEMO,
  } = read.data;
  if (ROLE !== 'both' && !DATABASE_URL)
    throw new ConfigError(`ROLE=${ROLE} needs DATABASE_URL: the embedded database is for one server alone.`);
  const isOwn = isOwnMachine({ host: HOST, databaseUrl: DATABASE_URL, siteUrl: SITE_URL });
  return {
    port: PORT,
    host: HOST,
    dataDir: resolve(DATA_DIR),
    databaseUrl: DATABASE_URL,
    logLevel: LOG_LEVEL,
    storage: STORAGE_URL === undefined ? null : readStorageUrl(STORAGE_URL),
    role: ROLE,
    mapTiles: MAP_TILES === undefined ? null : { address: MAP_TILES, credit: MAP_CREDIT },
    imageHosts: IMAGE_HOSTS,
    trustedProxies: readTrustedProxies(TRUSTED_PROXIES)!,
    metricsToken: METRICS_TOKEN,
    isOwnMachine: isOwn,
    drainMs: DRAIN_SECONDS * SECOND_MS,
    demoHomes: DEMO !== 'off',
    demoLogIns: DEMO === undefined ? isOwn : DEMO === 'on',
    accounts: accountSettings(read.data, isOwn),
    companion: companionSettings(read.data),
  };
}

function companionSettings({ AI_BASE_URL, AI_MODEL, AI_API_KEY, AI_CALLS_A_DAY }: z.output<typeof Settings>): CompanionSettings | null {
  if (AI_BASE_URL === undefined && AI_MODEL === undefined) return null;
  if (AI_BASE_URL === undefined) throw new ConfigError('AI_BASE_URL is needed with AI_MODEL.');
  if (AI_MODEL === undefined) throw new ConfigError('AI_MODEL is needed with AI_BASE_URL.');
  return { baseUrl: AI_BASE_URL, model: AI_MODEL, apiKey: AI_API_KEY, callsADay: AI_CALLS_A_DAY };
}

function accountSettings(settings: z.output<typeof Settings>, isOwn: boolean): AccountSettings {
  const paymentProvider = settings.PAYMENT_PROVIDER ?? (isOwn ? 'sandbox' : 'none');
  const usesRazorpay = paymentProvider === 'razorpay';
  const missing = RAZORPAY_NEEDS.filter((name) => usesRazorpay && !settings[name]);
  if (missing.length > 0) throw new ConfigError(missing.map((name) => `${name} is needed with PAYMENT_PROVIDER=razorpay.`).join('\n'));
  return {
    siteUrl: settings.SITE_URL,
    adminUrl: settings.ADMIN_UI_URL,
    operatorEmail: settings.OPERATOR_EMAIL,
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM,
    merchant: { upiId: settings.MERCHANT_UPI_ID, name: settings.MERCHANT_NAME },
    paymentProvider,
    razorpay: usesRazorpay
      ? {
          keyId: settings.RAZORPAY_KEY_ID!,
          keySecret: settings.RAZORPAY_KEY_SECRET!,
          webhookSecret: settings.RAZORPAY_WEBHOOK_SECRET!,
          apiUrl: settings.RAZORPAY_API_URL,
          checkoutUrl: settings.RAZORPAY_CHECKOUT_URL,
        }
      : undefined,
  };
}
