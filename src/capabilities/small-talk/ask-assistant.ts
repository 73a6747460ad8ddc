import * as z from 'zod/mini';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';

const PRIVACY_PATH = '/privacy';

/** Questions about the assistant itself: what it is, what it keeps, who makes it, what it can do. */
export const askAssistant = defineCommand({
  name: 'ask-assistant',
  args: z.object({ question: z._default(z.enum(['robot', 'keeps', 'maker', 'can']), 'can') }),
  effect: 'read',
  perform({ question }) {
    const told = words(`commands.ask-assistant.${question}`);
    if (question === 'can') return { ...told, suggestions: [words('commands.search.example'), words('commands.what-can-i-say.example')] };
    if (question === 'robot') return { ...told, suggestions: [words('commands.call-human.example'), words('commands.search.example')] };
    return { ...told, links: [{ words: words('commands.ask-assistant.privacy'), href: PRIVACY_PATH }] };
  },
});
