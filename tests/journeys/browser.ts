import axe from 'axe-core';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright';
import { expect as usual } from 'playwright/test';
import { afterAll, beforeAll, inject } from 'vitest';

export const WIDE = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** Waits as long as a machine takes that is busy with other work. */
export const expect = usual.configure({ timeout: 20_000 });

let browser: Browser;

/** The browser that all files share; a file has its visitors for itself. */
export function withBrowser(): void {
  beforeAll(async () => {
    browser = await chromium.connect(inject('chromium'));
  });
  afterAll(() => browser.close());
}

export interface Visit {
  page: Page;
  /** Everything that went wrong in the page; empty at the end of a good journey. */
  troubles: string[];
  close(): Promise<void>;
}

/** Every way to a page ends when the app has taken over what the server has rendered, unless the test looks before that. */
function waitForApp(page: Page): void {
  const takenOver = () => page.locator('#root:not([aria-disabled]) > *').first().waitFor({ state: 'attached' });
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (address, options) => {
    const answer = await goto(address, options);
    if (!options?.waitUntil) await takenOver();
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload(options);
    await takenOver();
    return answer;
  };
}

const RENDERED = /<div id="root">.*<script [^>]*id="answers"[^>]*>.*?<\/script>/s;

/** Pages come without what the server has rendered. */
export async function withoutRendered(page: Page): Promise<void> {
  await page.route(
    () => true,
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      return route.fulfill({ response, body: (await response.text()).replace(RENDERED, '<div id="root"></div>') });
    },
  );
}

interface VisitOptions extends BrowserContextOptions {
  before?(page: Page): Promise<unknown>;
  /** Looks before the app has taken the page over. */
  early?: boolean;
  /** Gets the page without what the server has rendered, as where that fails: the browser asks for everything itself. */
  plain?: boolean;
}

/** A new visitor, who knows nothing of other journeys. */
export const visit = (path = '/', options: VisitOptions = {}): Promise<Visit> => visitIn(browser, path, options);

/** The same, in a browser of the test's own. */
export async function visitIn(own: Browser, path: string, options: VisitOptions = {}): Promise<Visit> {
  const { before, plain = false, early = options.javaScriptEnabled === false, ...context } = options;
  const visitor = await own.newContext({ viewport: WIDE, baseURL: inject('site'), serviceWorkers: 'block', ...context });
  const page = await visitor.newPage();
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(message.text());
  });
  if (!early) waitForApp(page);
  if (plain) await withoutRendered(page);
  await before?.(page);
  await page.goto(path, early ? { waitUntil: 'commit' } : {});
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return { page, troubles, close: () => visitor.close() };
}

/** Types to the assistant and sends. */
export async function tell(page: Page, text: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Message' });
  await field.fill(text);
  await field.press('Enter');
}

export const cards = (page: Page) => page.getByRole('main').getByRole('article');

/** WCAG 2.2 A and AA. */
export const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds against WCAG 2.2 A and AA, and against its own best practices where nothing else is said. */
export async function violations(page: Page, tags = [...WCAG, 'best-practice']): Promise<string[]> {
  // Pages have no frames, so axe runs in the page itself; a driver for frames takes three times as long.
  await page.evaluate(axe.source);
  return page.evaluate(async (values) => {
    const { run } = (globalThis as unknown as { axe: typeof axe }).axe;
    const found = await run(document, { runOnly: { type: 'tag', values }, resultTypes: ['violations'] });
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
  }, tags);
}

export const expectAccessible = async (page: Page): Promise<void> => expect(await violations(page)).toEqual([]);

/**
 * The recogniser of the page says these sentences, one for each time that it is started; `permission` keeps it silent, and the
 * browser asks for that long first whether the page may listen.
 */
export async function scriptVoice(page: Page, ...sentences: (string | { error: string } | { permission: number })[]): Promise<void> {
  await page.addInitScript((script) => {
    const left = [...script];
    class Scripted {
      lang = '';
      continuous = false;
      interimResults = false;
      onstart: ((event: unknown) => void) | null = null;
      onresult: ((event: unknown) => void) | null = null;
      onerror: ((event: unknown) => void) | null = null;
      onend: ((event: unknown) => void) | null = null;
      #over = false;
      start() {
        const said = left.shift() ?? 'nothing';
        (globalThis as { recognisers?: unknown[] }).recognisers = [
          ...((globalThis as { recognisers?: unknown[] }).recognisers ?? []),
          this,
        ];
        const permission = typeof said === 'object' && 'permission' in said ? said.permission : null;
        setTimeout(() => {
          const all = globalThis as { noted?: Record<string, number> };
          all.noted = { recording: Date.now(), ...all.noted };
          this.onstart?.({});
        }, permission ?? 5);
        if (said === 'nothing' || permission !== null) return;
        setTimeout(() => {
          if (this.#over) return;
          if (typeof said === 'object') this.onerror?.(said);
          else this.onresult?.({ resultIndex: 0, results: [Object.assign([{ transcript: said, confidence: 0.92 }], { isFinal: true })] });
          this.stop();
        }, 60);
      }
      stop() {
        if (this.#over) return;
        this.#over = true;
        setTimeout(() => this.onend?.({}), 5);
      }
      abort() {
        this.stop();
      }
    }
    Object.assign(globalThis, { SpeechRecognition: Scripted, webkitSpeechRecognition: Scripted });
  }, sentences);
}

/** The page's voice: every utterance is kept in `spoken` and is over at once. */
export async function listenToVoice(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const spoken: string[] = [];
    Object.assign(globalThis, {
      spoken,
      SpeechSynthesisUtterance: class {
        text: string;
        constructor(text: string) {
          this.text = text;
        }
      },
    });
    Object.defineProperty(globalThis, 'speechSynthesis', {
      value: {
        getVoices: () => [],
        cancel: () => spoken.push('(quiet)'),
        speak(utterance: { text: string; onstart?(): void; onend?(): void }) {
          spoken.push(utterance.text);
          setTimeout(() => {
            utterance.onstart?.();
            utterance.onend?.();
          }, 5);
        },
      },
    });
  });
  return () => page.evaluate(() => (globalThis as unknown as { spoken: string[] }).spoken.filter((text) => text !== '(quiet)'));
}

/** Keeps everything that the one live region says. */
export async function listenToAnnouncer(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(globalThis, { said });
    const region = document.querySelector('[data-live-announcer]')!;
    new MutationObserver(() => region.textContent && said.push(region.textContent)).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  return () => page.evaluate(() => (globalThis as unknown as { said: string[] }).said);
}
