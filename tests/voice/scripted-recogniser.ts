type Handler = ((event: never) => void) | null;

/** What a scripted recogniser does after `start`, one step after the other. */
export type Step = { hear: string; final?: boolean; confidence?: number } | { error: string } | { wait: number } | 'end';

/** A recogniser that follows a script, in place of the browser's. Each start takes the next script. */
export function scriptRecogniser(...scripts: (Step[] | 'throws')[]) {
  const made: ScriptedRecogniser[] = [];
  class ScriptedRecogniser {
    lang = '';
    continuous = false;
    interimResults = false;
    onstart: Handler = null;
    onresult: Handler = null;
    onerror: Handler = null;
    onend: Handler = null;
    stopped = false;
    aborted = false;
    #over = false;

    constructor() {
      made.push(this);
    }

    start(): void {
      const script = scripts.shift() ?? [];
      if (script === 'throws') throw new Error('cannot start');
      void this.#play(script);
    }

    stop(): void {
      this.stopped = true;
      setTimeout(() => this.#end());
    }

    abort(): void {
      this.aborted = true;
      this.#end();
    }

    #end(): void {
      if (this.#over) return;
      this.#over = true;
      this.onend?.({ type: 'end' } as never);
    }

    async #play(script: Step[]): Promise<void> {
      await Promise.resolve();
      this.onstart?.({ type: 'start' } as never);
      for (const step of script) {
        if (this.#over) return;
        if (step === 'end') this.#end();
        else if ('wait' in step) await new Promise((resolve) => setTimeout(resolve, step.wait));
        else if ('error' in step) {
          this.onerror?.({ type: 'error', error: step.error } as never);
          this.#end();
        } else {
          const result = Object.assign([{ transcript: step.hear, confidence: step.confidence ?? 0.9 }], { isFinal: step.final ?? true });
          this.onresult?.({ type: 'result', results: [result], resultIndex: 0 } as never);
        }
      }
    }
  }
  Object.assign(globalThis, { SpeechRecognition: ScriptedRecogniser, webkitSpeechRecognition: undefined });
  return made;
}
