import { pino, type Logger } from 'pino';
import { inject } from 'vitest';
import { readConfig } from '../../src/server/config.ts';
import { startServer, type RunningServer } from '../../src/server/start.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { copyFilled } from './filled/filled-folder.ts';

/** A server of its own, on any free port; an empty folder is given the whole catalogue. */
export function startTestServer(
  more: { databaseUrl?: string; dataDir?: string; settings?: Record<string, string>; log?: Logger } = {},
): Promise<RunningServer> {
  const dataDir = more.dataDir ?? temporaryFolder('test');
  if (!more.databaseUrl) copyFilled(inject('filledFolder'), dataDir);
  return startServer({
    config: readConfig({ ...more.settings, PORT: '0', DATA_DIR: dataDir, DATABASE_URL: more.databaseUrl, LOG_LEVEL: 'silent' }),
    log: more.log ?? pino({ level: 'silent' }),
  });
}

/** Calls a server and reads its answer, whatever it is. */
export async function ask<T = Record<string, never>>(
  server: RunningServer,
  path: string,
  body?: unknown,
): Promise<{ status: number; body: T; headers: Headers }> {
  const response = await fetch(
    server.url + path,
    body === undefined ? {} : { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) },
  );
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: (text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text) as T,
  };
}
