import { pino } from 'pino';
import { ConfigError, readConfig } from './config.ts';
import { FolderInUse } from './database/lock.ts';
import { startServer } from './start.ts';

const NEEDED = 24;

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

/** What a person can mend is said in one sentence; all else keeps its stack. */
function explain(error: unknown): string | null {
  if (error instanceof ConfigError || error instanceof FolderInUse) return error.message;
  const { code, port } = error as { code?: string; port?: number };
  return code === 'EADDRINUSE' ? `Port ${port} is in use. Stop what uses it, or set PORT to another port.` : null;
}

if (Number(process.versions.node.split('.')[0]) < NEEDED) {
  refuse(`Gharvani needs Node ${NEEDED}; this is Node ${process.versions.node}. Run "npm install" without --ignore-scripts (it brings Node ${NEEDED}) and start with "npm start".`);
}

const config = (() => {
  try {
    return readConfig(process.env);
  } catch (error) {
    refuse(explain(error) ?? String(error));
  }
})();
const log = pino({ level: config.logLevel });

try {
  const server = await startServer({ config, log, say: (line) => process.stdout.write(`${line}\n`) });
  console.log(`\nGharvani is ready: ${server.url}\nData: ${config.databaseUrl ? 'DATABASE_URL' : config.dataDir}\n`);
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    void server.stop().then(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
} catch (error) {
  const sentence = explain(error);
  if (sentence) refuse(sentence);
  throw error;
}
