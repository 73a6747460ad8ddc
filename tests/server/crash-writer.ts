import { sql } from 'kysely';
import { openDatabase } from '../../src/server/database/open.ts';

/** Writes numbered rows until it is killed, and says each number once it is written. */
const database = await openDatabase({ dataDir: process.argv[2]!, databaseUrl: undefined });
await sql`create table if not exists crash (n integer primary key)`.execute(database.db);
const { rows } = await sql<{ last: number }>`select coalesce(max(n), 0) as last from crash`.execute(database.db);
for (let n = rows[0]!.last + 1; ; n++) {
  await sql`insert into crash values (${n})`.execute(database.db);
  process.stdout.write(`${n}\n`);
}
