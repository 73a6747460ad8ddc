import * as z from 'zod/mini';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';

const STEP = 0.2;
const SLOWEST = 0.6;
const FASTEST = 2;

export const speechRate = defineCommand({
  name: 'speech-rate',
  args: z.object({ value: z.enum(['slower', 'faster']) }),
  effect: 'write',
  perform({ value }, { speech }) {
    const before = speech.rate();
    const rate = Math.min(FASTEST, Math.max(SLOWEST, Math.round((before + (value === 'faster' ? STEP : -STEP)) * 10) / 10));
    if (rate === before) return { reply: words(`commands.speech-rate.end.${value}`), undo: null };
    speech.setRate(rate);
    return {
      reply: words(`commands.speech-rate.${value}`),
      undo() {
        speech.setRate(before);
        return words(`commands.speech-rate.${value === 'faster' ? 'slower' : 'faster'}`);
      },
    };
  },
});
