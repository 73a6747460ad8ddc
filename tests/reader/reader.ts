import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumPath } from '../journeys/find-chromium.ts';
import { FLAGS } from '../journeys/flags.ts';
import { Desktop } from './desktop.ts';
import { Orca } from './orca.ts';
import { isHeard, ours, type Step } from './transcript.ts';

const EVERY_MS = 100;
/** Whatever comes twice comes again within this. */
const QUIET_MS = 1500;
/** Between two presses of Tab nobody waits for more than the name of the control. */
const NAME_MS = 400;
const PATIENCE_MS = 25_000;
const KEY_DELAY_MS = '30';
const MOST_TABS = 90;

/** The browser's offer to keep a password is no word of ours. */
const PREFERENCES = { credentials_enable_service: false };

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Somebody with a keyboard and the real Orca, before Chromium on a screen that nobody sees. */
export class Reader {
  readonly #desktop: Desktop;
  readonly #orca: Orca;
  readonly #site: string;

  private constructor(desktop: Desktop, site: string) {
    this.#desktop = desktop;
    this.#orca = new Orca(desktop);
    this.#site = site;
  }

  static async at(site: string): Promise<Reader> {
    const reader = new Reader(await Desktop.open(), site);
    await reader.#quiet(0, QUIET_MS, () => reader.#orca.said().length > 0);
    return reader;
  }

  close(): Promise<void> {
    return this.#desktop.close();
  }

  /** Waits until this is so and nothing more is said; not longer than people would. */
  async #quiet(from: number, quietMs: number, isSo: (heard: string[]) => boolean): Promise<void> {
    const end = Date.now() + PATIENCE_MS;
    let count = -1;
    let since = Date.now();
    while (Date.now() < end) {
      const heard = this.#orca.said().slice(from);
      if (heard.length !== count) since = Date.now();
      count = heard.length;
      if (Date.now() - since >= quietMs && isSo(heard)) return;
      await pause(EVERY_MS);
    }
  }

  /** Does one step, and gives what is heard upon it. */
  async take({ does, hears }: Step): Promise<string[]> {
    const [verb = '', rest = ''] = does.split(/ (.*)/s);
    let from = this.#orca.said().length;
    if (verb === 'open') return this.#open(rest);
    if (verb === 'Tab' && rest.startsWith('to ')) from = await this.#tabTo(rest.slice(3));
    else if (verb === 'type') await this.#desktop.keys('type', '--delay', KEY_DELAY_MS, rest);
    else await this.#desktop.keys('key', '--delay', KEY_DELAY_MS, verb);
    await this.#quiet(from, QUIET_MS, (heard) => isHeard(hears, heard));
    return ours(this.#orca.said().slice(from));
  }

  /** What is said of a window that opens is the browser's; how much of it changes from time to time. */
  async #open(path: string): Promise<string[]> {
    const profile = this.#desktop.folderFor('profile');
    writeFileSync(join(this.#desktop.folderFor('profile/Default'), 'Preferences'), JSON.stringify(PREFERENCES));
    const own = ['--force-renderer-accessibility', '--test-type', '--lang=en-US', `--user-data-dir=${profile}`];
    this.#desktop.start(chromiumPath()!, [...FLAGS, ...own, '--window-position=0,0', '--window-size=1440,900', this.#site + path]);
    await this.#quiet(0, 2 * QUIET_MS, (heard) => heard.some((text) => text.startsWith('Finished loading')));
    return [];
  }

  /** Presses Tab until a control with this name is read; gives how much was said before. */
  async #tabTo(name: string): Promise<number> {
    for (let presses = 0; presses < MOST_TABS; presses++) {
      const from = this.#orca.said().length;
      await this.#desktop.keys('key', 'Tab');
      await this.#quiet(from, NAME_MS, (heard) => heard.length > 0);
      if (
        this.#orca
          .said()
          .slice(from)
          .some((text) => text.startsWith(name))
      )
        return from;
    }
    throw new Error(`Tab never came to “${name}”`);
  }
}
