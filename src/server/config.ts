import { z } from 'zod';
import { resolve } from 'node:path';

const absent = (value: unknown): unknown => (value === '' ? undefined : value);

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
});

/** The settings of the server, read once at its start. */
export interface Config {
  port: number;
  host: string;
  /** Where the embedded database and other files of this server are. */
  dataDir: string;
  /** A PostgreSQL server in place of the embedded database. */
  databaseUrl: string | undefined;
  logLevel: string;
}

/** A setting that cannot be used; the message names it and says what it should be. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Reads the settings from the environment. Throws a ConfigError that names every wrong one. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const read = Settings.safeParse(environment);
  if (!read.success) {
    const problems = read.error.issues.map(
      (issue) => `${issue.path.join('.')} is "${environment[String(issue.path[0])]}"; it should be ${issue.message}.`,
    );
    throw new ConfigError(problems.join('\n'));
  }
  const { PORT, HOST, DATA_DIR, DATABASE_URL, LOG_LEVEL } = read.data;
  return { port: PORT, host: HOST, dataDir: resolve(DATA_DIR), databaseUrl: DATABASE_URL, logLevel: LOG_LEVEL };
}
