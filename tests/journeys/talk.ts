import type { Browser, Page } from 'playwright';
import { expect, listenToVoice, visit, visitIn, type Visit } from './browser.ts';

/** A recogniser that listens until the test says something. */
export const giveEars = (page: Page) =>
  page.addInitScript(() => {
    const waiting: string[] = [];
    let live: { hear(text: string): void } | null = null;
    const flush = () => {
      if (live && waiting.length > 0) live.hear(waiting.shift()!);
    };
    class Listening {
      lang = '';
      continuous = false;
      interimResults = false;
      onstart: ((event: unknown) => void) | null = null;
      onresult: ((event: unknown) => void) | null = null;
      onerror: ((event: unknown) => void) | null = null;
      onend: ((event: unknown) => void) | null = null;
      #over = false;
      start() {
        setTimeout(() => this.onstart?.({}), 1);
        // oxlint-disable-next-line typescript/no-this-alias
        live = this;
        setTimeout(flush, 10);
      }
      hear(text: string) {
        this.onresult?.({ resultIndex: 0, results: [Object.assign([{ transcript: text, confidence: 0.95 }], { isFinal: true })] });
        this.stop();
      }
      stop() {
        if (this.#over) return;
        this.#over = true;
        if (live === (this as unknown)) live = null;
        setTimeout(() => this.onend?.({}), 1);
      }
      abort() {
        this.stop();
      }
    }
    Object.assign(globalThis, {
      SpeechRecognition: Listening,
      webkitSpeechRecognition: Listening,
      sayNow: (text: string) => {
        waiting.push(text);
        flush();
      },
    });
  });

/** Says a sentence to the recogniser of the page, as soon as it listens. */
export const sayAt = (page: Page, text: string): Promise<void> =>
  page.evaluate((said) => (globalThis as unknown as { sayNow(text: string): void }).sayNow(said), text);

interface Talk extends Visit {
  spoken(): Promise<string[]>;
  /** Says a sentence and waits until a reply like this is spoken. */
  say(text: string, reply: RegExp): Promise<void>;
}

/** A visit of somebody who only talks and listens. */
export const talkAt = (path: string, before: (page: Page) => Promise<unknown> = async () => undefined): Promise<Talk> =>
  talking((prepare) =>
    visit(path, {
      before: async (opened) => {
        await prepare(opened);
        await before(opened);
      },
    }),
  );

/** The same, in a browser of the test's own. */
export const talkIn = (own: Browser, path: string): Promise<Talk> => talking((before) => visitIn(own, path, { before }));

async function talking(come: (prepare: (page: Page) => Promise<void>) => Promise<Visit>): Promise<Talk> {
  let spoken!: () => Promise<string[]>;
  const visited = await come(async (opened) => {
    await giveEars(opened);
    spoken = await listenToVoice(opened);
  });
  return {
    ...visited,
    spoken,
    async say(text, reply) {
      const before = (await spoken()).length;
      await sayAt(visited.page, text);
      await expect.poll(async () => (await spoken()).slice(before).join(' '), { message: text, timeout: 15_000 }).toMatch(reply);
    },
  };
}
