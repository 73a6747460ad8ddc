import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

const SIZE = '1440x900x24';
/** How long a program may take to end by itself. */
const PATIENCE_MS = 3000;
const BUS_LAUNCHER = '/usr/libexec/at-spi-bus-launcher';

/** The first line that a program writes; it goes on. */
async function firstLine(from: Readable, program: string): Promise<string> {
  let told = '';
  for await (const chunk of from.iterator({ destroyOnReturn: false })) {
    told += String(chunk);
    if (told.includes('\n')) return told.split('\n')[0]!.trim();
  }
  throw new Error(`${program} ended`);
}

/** A desktop on a screen that nobody sees: windows, keys, and the bus on which screen readers hear of both. */
export class Desktop {
  readonly folder = mkdtempSync(join(tmpdir(), 'gharvani-reader-'));
  readonly #env: NodeJS.ProcessEnv = {
    ...process.env,
    HOME: this.folder,
    XDG_RUNTIME_DIR: this.folder,
    LANG: 'C.UTF-8',
    LANGUAGE: 'en',
    GSETTINGS_BACKEND: 'memory',
  };
  readonly #running: ChildProcess[] = [];

  static async open(): Promise<Desktop> {
    const desktop = new Desktop();
    const screen = desktop.start('Xvfb', ['-displayfd', '3', '-screen', '0', SIZE, '-nolisten', 'tcp'], {}, [
      'ignore',
      'ignore',
      'ignore',
      'pipe',
    ]);
    desktop.#env['DISPLAY'] = `:${await firstLine(screen.stdio[3] as Readable, 'Xvfb')}`;
    const bus = desktop.start('dbus-daemon', ['--session', '--nofork', '--print-address'], {}, ['ignore', 'pipe', 'ignore']);
    desktop.#env['DBUS_SESSION_BUS_ADDRESS'] = await firstLine(bus.stdout!, 'dbus-daemon');
    desktop.start(BUS_LAUNCHER, ['--launch-immediately']);
    desktop.start('openbox', []);
    return desktop;
  }

  /** Starts a program on this desktop; it ends with the desktop. */
  start(
    program: string,
    args: readonly string[],
    env: NodeJS.ProcessEnv = {},
    stdio: ('ignore' | 'pipe')[] = ['ignore', 'ignore', 'ignore'],
  ): ChildProcess {
    const child = spawn(program, args, { env: { ...this.#env, ...env }, stdio });
    this.#running.push(child);
    return child;
  }

  folderFor(name: string): string {
    const folder = join(this.folder, name);
    mkdirSync(folder, { recursive: true });
    return folder;
  }

  /** Keys as a keyboard gives them: every program of the desktop gets them, the screen reader first. */
  async keys(...args: string[]): Promise<void> {
    const [code] = (await once(spawn('xdotool', args, { env: this.#env, stdio: 'ignore' }), 'exit')) as [number | null];
    if (code !== 0) throw new Error(`xdotool ${args.join(' ')} ended with ${code}`);
  }

  async close(): Promise<void> {
    for (const child of this.#running.toReversed()) await end(child);
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

/** Ends a program, and waits until it has ended. */
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const stubborn = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
  await ended;
  clearTimeout(stubborn);
}
