import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { openDatabase } from '../../src/server/database/open.ts';
import type { RunningServer } from '../../src/server/start.ts';
import { hasPostgres, startPostgres, WITHOUT_POSTGRES, type DebianPostgres } from './debian-postgres.ts';
import { startTestServer } from './test-server.ts';

/** Fifty in the long run. */
const RESTARTS = process.env['LONG'] ? 50 : 2;
const WRITERS = 8;

describe.runIf(hasPostgres)(`a PostgreSQL server that is restarted under writes${WITHOUT_POSTGRES}`, () => {
  let postgres: DebianPostgres;
  let server: RunningServer;

  beforeAll(async () => {
    postgres = await startPostgres();
    server = await startTestServer({ databaseUrl: postgres.url, settings: { TRUSTED_PROXIES: '1' } });
  });
  afterAll(async () => {
    await server?.stop();
    await postgres?.stop();
  });

  it(
    `${RESTARTS} times, fast and at once: the server lives, says 503 meanwhile, and loses nothing that it acknowledged`,
    async () => {
      const acknowledged: string[] = [];
      const statuses = new Map<number, number>();
      let writing = true;
      let count = 0;
      const write = async () => {
        while (writing) {
          const n = ++count;
          const enquiry = {
            Name: 'Asha Rao',
            phoneNumber: `+91 9${String(n).padStart(9, '0')}`,
            email: `n${n}@example.com`,
            selectUserType: 'Owner',
          };
          const response = await fetch(`${server.url}/api/enquiries`, {
            method: 'POST',
            body: JSON.stringify(enquiry),
            headers: { 'X-Forwarded-For': `10.${n % 250}.${Math.floor(n / 250) % 250}.1` },
          });
          statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
          if (response.status === 200) acknowledged.push(enquiry.email);
          await response.arrayBuffer();
        }
      };
      const writers = Array.from({ length: WRITERS }, write);
      for (let i = 0; i < RESTARTS; i++) {
        await new Promise((resolve) => setTimeout(resolve, 300));
        await postgres.restart(i % 2 === 0 ? 'fast' : 'immediate');
      }
      await new Promise((resolve) => setTimeout(resolve, 500));
      writing = false;
      await Promise.all(writers);
      const { db, close } = await openDatabase({ dataDir: '/nowhere', databaseUrl: postgres.url });
      const kept = new Set((await sql<{ email: string }>`select email from enquiries`.execute(db)).rows.map(({ email }) => email));
      await close();
      expect(acknowledged.filter((email) => !kept.has(email))).toEqual([]);
      expect(acknowledged.length).toBeGreaterThan(RESTARTS * 10);
      expect([...statuses.keys()].filter((status) => status !== 200 && status !== 503)).toEqual([]);
      expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
      if (process.env['LONG'])
        console.log(`${RESTARTS} restarts: ${acknowledged.length} acknowledged, 0 lost; ${JSON.stringify([...statuses])}`);
    },
    40 * 60_000,
  );
});
