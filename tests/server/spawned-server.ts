import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';

/** A server in a process of its own, as `npm start` runs it. */
export interface SpawnedServer {
  url: string;
  process: ChildProcess;
  /** Resident memory, in bytes; 0 where the system does not tell. */
  memory(): number;
  stop(): Promise<void>;
}

const KILOBYTE = 1024;

export async function spawnServer(settings: Record<string, string>): Promise<SpawnedServer> {
  const server = spawn(process.execPath, ['src/server/main.ts'], {
    env: { ...process.env, PORT: '0', DATABASE_URL: '', LOG_LEVEL: 'error', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  const url = await new Promise<string>((resolve, reject) => {
    server.stdout.on('data', (chunk) => {
      said += String(chunk);
      const ready = /is ready: (\S+)/.exec(said)?.[1];
      if (ready) resolve(ready);
    });
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
  });
  return {
    url,
    process: server,
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1] ?? 0) * KILOBYTE,
    async stop() {
      if (server.exitCode !== null || server.signalCode !== null) return;
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
    },
  };
}
