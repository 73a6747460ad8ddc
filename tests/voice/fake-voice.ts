import { vi } from 'vitest';

/** A voice in place of the browser's; each utterance takes so long. */
export function fakeVoice(takesMs = 10): { spoken: string[] } {
  const spoken: string[] = [];
  let current: { onend?(): void } | null = null;
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => [],
    cancel: () => void (current = null),
    speak(utterance: { text: string; onstart?(): void; onend?(): void }) {
      spoken.push(utterance.text);
      current = utterance;
      utterance.onstart?.();
      setTimeout(() => current === utterance && utterance.onend?.(), takesMs);
    },
  });
  return { spoken };
}
