import { EMBEDDED_PROMISE } from './database/promise.ts';
import { pino } from 'pino';
import { readConfig } from './config.ts';
import { adviceText } from './doctor/advice-text.ts';
import { explainStart } from './explain-start.ts';
import { settingsAdvice } from './public-site.ts';
import { startServer } from './start.ts';
import { MARKET } from '../domain/market.ts';

const NEEDED = 24;

async function run(): Promise<void> {
  const config = readConfig(process.env);
  const advice = settingsAdvice(config);
  if (advice.length > 0) console.warn(adviceText(advice));
  const log = pino({ level: config.logLevel });
  const server = await startServer({ config, log, say: (line) => console.log(line) });
  const lines = [
    `\n${MARKET.name} is ready: ${server.url}`,
    `Data: ${config.databaseUrl ? 'DATABASE_URL' : `${config.dataDir} (${EMBEDDED_PROMISE})`}`,
    ...(server.outboxDir ? [`Mails are written to ${server.outboxDir}`] : []),
    ...(server.demoLogIns.length > 0 ? ['Log-ins to try, at /login:', ...server.demoLogIns.map((line) => `  ${line}`)] : []),
  ];
  // In one piece: whoever waits for the address may stop reading after it.
  console.log(`${lines.join('\n')}\n`);
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    void server.stop().then(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

if (Number(process.versions.node.split('.')[0]) < NEEDED) {
  console.error(
    `${MARKET.name} needs Node ${NEEDED}; this is Node ${process.versions.node}. Run "npm install" without --ignore-scripts (it brings Node ${NEEDED}) and start with "npm start".`,
  );
  process.exitCode = 1;
} else {
  await run().catch((error: unknown) => {
    const sentence = explainStart(error);
    if (!sentence) throw error;
    console.error(sentence);
    process.exitCode = 1;
  });
}
