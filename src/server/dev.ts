import { pino } from 'pino';
import { createServer } from 'vite';
import { readConfig } from './config.ts';
import { startServer } from './start.ts';

/** The development server: pages change as their files do; calls go to a server of our own behind it. */
const config = readConfig(process.env);
const backend = await startServer({
  config: { ...config, port: 0 },
  log: pino({ level: config.logLevel }),
  say: (line) => console.log(line),
});
const behind = Object.fromEntries(['/api', '/photos', '/assets/i18n', '/healthz', '/readyz'].map((path) => [path, backend.url]));
const pages = await createServer({ server: { port: config.port, host: config.host, strictPort: true, proxy: behind } });
await pages.listen();
pages.printUrls();

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => void Promise.all([pages.close(), backend.stop()]).then(() => process.exit(0)));
}
