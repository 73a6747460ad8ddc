import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { createServer as createSocket, type AddressInfo } from 'node:net';
import { createServer, type Plugin } from 'vite';
import { readConfig } from './config.ts';

/** What the server is made of: a change of any of it starts the server again. */
const SERVER_FILES = ['src/server', 'src/domain', 'src/kernel', 'src/capabilities', 'src/understanding', 'intents', 'locales', 'models'];

/** Editors write a file in several steps. */
const SETTLE_MS = 200;

const spawnServer = (port: number) =>
  spawn(process.execPath, ['src/server/main.ts'], { env: { ...process.env, PORT: String(port), HOST: '127.0.0.1' }, stdio: 'inherit' });

async function freePort(): Promise<number> {
  const socket = createSocket().listen(0, '127.0.0.1');
  await once(socket, 'listening');
  const { port } = socket.address() as AddressInfo;
  socket.close();
  await once(socket, 'close');
  return port;
}

/** Pages are loaded anew when what is said on them changes. */
const reloadTexts: Plugin = {
  name: 'reload-texts',
  configureServer({ watcher, ws }) {
    watcher.add('locales');
    watcher.on('change', (file) => {
      if (file.includes('/locales/')) ws.send({ type: 'full-reload' });
    });
  },
};

/** The development server: pages, server, phrases and texts change as their files do. */
const config = readConfig(process.env);
const port = await freePort();
let backend = spawnServer(port);
let waiting: ReturnType<typeof setTimeout> | undefined;
let restarted = Promise.resolve();

/** The data folder belongs to one process at a time: the old server ends before the new one begins. */
async function restart(): Promise<void> {
  const ended = once(backend, 'exit');
  if (backend.exitCode === null) {
    backend.kill('SIGTERM');
    await ended;
  }
  backend = spawnServer(port);
}

for (const folder of SERVER_FILES) {
  watch(folder, { recursive: true }, () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      restarted = restarted.then(restart);
    }, SETTLE_MS);
  });
}

const url = `http://127.0.0.1:${port}`;
const behind = Object.fromEntries(['/api', '/photos', '/assets/i18n', '/healthz', '/readyz'].map((path) => [path, url]));
const pages = await createServer({
  plugins: [reloadTexts],
  server: { port: config.port, host: config.host, strictPort: true, proxy: behind },
});
await pages.listen();
pages.printUrls();

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    backend.kill(signal);
    void pages.close().then(() => process.exit(0));
  });
}
