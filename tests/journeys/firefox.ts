import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PREFERENCES = [
  'user_pref("media.navigator.permission.disabled", true);',
  'user_pref("media.autoplay.default", 0);',
  'user_pref("media.autoplay.blocking_policy", 0);',
  'user_pref("browser.shell.checkDefaultBrowser", false);',
  'user_pref("datareporting.policy.dataSubmissionEnabled", false);',
  'user_pref("app.update.enabled", false);',
];
const READY = /WebDriver BiDi listening on (ws:\/\/\S+)/;
const EVERY_MS = 200;
const PATIENCE_MS = 40_000;

interface Answer {
  id: number;
  type: 'success' | 'error';
  result: Record<string, unknown>;
  message?: string;
}

/** Firefox runs no sound without a device for it: a sound server that plays into nothing. */
const SOUND_SERVER = ['-n', '--daemonize=no', '--exit-idle-time=-1', '--load=module-null-sink', '--load=module-native-protocol-unix'];

/** Debian's Firefox, driven over WebDriver BiDi, with one page. */
export class Firefox {
  readonly #processes: readonly ChildProcess[];
  readonly #socket: WebSocket;
  readonly #folder: string;
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  #last = 0;
  #page = '';

  private constructor(processes: readonly ChildProcess[], socket: WebSocket, folder: string) {
    this.#processes = processes;
    this.#socket = socket;
    this.#folder = folder;
    socket.addEventListener('message', ({ data }) => {
      const answer = JSON.parse(String(data)) as Answer;
      this.#waiting.get(answer.id)?.(answer);
    });
  }

  static async open(): Promise<Firefox> {
    const folder = mkdtempSync(join(tmpdir(), 'gharvani-firefox-'));
    writeFileSync(join(folder, 'user.js'), PREFERENCES.join('\n'));
    const args = ['--headless', '--no-remote', '--remote-debugging-port', '0', '--profile', folder];
    const env = { ...process.env, XDG_RUNTIME_DIR: folder };
    const sound = spawn('pulseaudio', SOUND_SERVER, { stdio: 'ignore', env });
    const browser = spawn('firefox-esr', args, { stdio: ['ignore', 'ignore', 'pipe'], env });
    let told = '';
    let address: string | undefined;
    for await (const chunk of browser.stderr) {
      told += String(chunk);
      address = READY.exec(told)?.[1];
      if (address) break;
    }
    if (!address) throw new Error(`Firefox ended after: ${told}`);
    browser.stderr.resume();
    const socket = new WebSocket(`${address}/session`);
    await once(socket, 'open');
    const firefox = new Firefox([browser, sound], socket, folder);
    await firefox.#send('session.new', { capabilities: {} });
    const { contexts } = (await firefox.#send('browsingContext.getTree', {})) as { contexts: { context: string }[] };
    firefox.#page = contexts[0]!.context;
    return firefox;
  }

  #send(method: string, params: Record<string, unknown>): Promise<Record<string, unknown>> {
    const id = ++this.#last;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, ({ type, result, message }) => {
        this.#waiting.delete(id);
        if (type === 'success') resolve(result);
        else reject(new Error(`${method}: ${message}`));
      });
      this.#socket.send(JSON.stringify({ id, method, params }));
    });
  }

  /** Runs before the scripts of every page. */
  async before(script: string): Promise<void> {
    await this.#send('script.addPreloadScript', { functionDeclaration: `() => { ${script} }` });
  }

  async visit(url: string): Promise<void> {
    await this.#send('browsingContext.navigate', { context: this.#page, url, wait: 'complete' });
  }

  /** The value of an expression in the page, as text. */
  async read(expression: string): Promise<string> {
    const answer = (await this.#send('script.evaluate', {
      expression: `String(${expression})`,
      target: { context: this.#page },
      awaitPromise: true,
      userActivation: true,
    })) as { result?: { value?: string }; exceptionDetails?: { text: string } };
    if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text);
    return answer.result?.value ?? '';
  }

  /** Presses the button with this name. */
  async press(name: string): Promise<void> {
    const button = `[...document.querySelectorAll('button')].find((one) => (one.ariaLabel ?? one.textContent).trim() === ${JSON.stringify(name)})`;
    await this.until(`Boolean(${button})`, /true/);
    const place = await this.read(`${button}.scrollIntoView({ block: 'center' }) ?? JSON.stringify(${button}.getBoundingClientRect())`);
    const { x, y, width, height } = JSON.parse(place) as DOMRect;
    const actions = [
      { type: 'pointerMove', x: Math.round(x + width / 2), y: Math.round(y + height / 2) },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await this.#send('input.performActions', { context: this.#page, actions: [{ type: 'pointer', id: 'mouse', actions }] });
  }

  /** Types into the field that has the focus. */
  async type(text: string): Promise<void> {
    const actions = Array.from(text).flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.#send('input.performActions', { context: this.#page, actions: [{ type: 'key', id: 'keys', actions }] });
  }

  /** Waits until an expression is like this, and gives it. */
  async until(expression: string, pattern: RegExp): Promise<string> {
    const end = Date.now() + PATIENCE_MS;
    let value = '';
    while (Date.now() < end) {
      // A page that is being left cannot answer.
      value = await this.read(expression).catch((error: unknown) => String(error));
      if (pattern.test(value)) return value;
      await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
    }
    throw new Error(`${expression} did not become like ${pattern}: ${value.slice(-400)}`);
  }

  async close(): Promise<void> {
    this.#socket.close();
    for (const process of this.#processes) {
      const ended = once(process, 'exit');
      process.kill('SIGTERM');
      await ended;
    }
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}
