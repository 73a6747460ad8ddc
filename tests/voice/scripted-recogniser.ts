type Handler = ((event: never) => void) | null;

/** What a scripted recogniser does after `start`, one step after the other. `permission` comes before it records. */
export type Step =
  | { permission: number }
  | { hear: string; final?: boolean; confidence?: number }
  | { error: string }
  | { wait: number }
  | 'end';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

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
      const [first, ...others] = script;
      const permission = typeof first === 'object' && 'permission' in first ? first.permission : null;
      await (permission === null ? Promise.resolve() : pause(permission));
      if (this.#over) return;
      this.onstart?.({ type: 'start' } as never);
      for (const step of permission === null ? script : others) {
        if (this.#over) return;
        if (step === 'end') this.#end();
        else if ('wait' in step) await pause(step.wait);
        else if ('error' in step) {
          this.onerror?.({ type: 'error', error: step.error } as never);
          this.#end();
        } else if ('hear' in step) {
          const result = Object.assign([{ transcript: step.hear, confidence: step.confidence ?? 0.9 }], { isFinal: step.final ?? true });
          this.onresult?.({ type: 'result', results: [result], resultIndex: 0 } as never);
        }
      }
    }
  }
  Object.assign(globalThis, { SpeechRecognition: ScriptedRecogniser, webkitSpeechRecognition: undefined });
  return made;
}
