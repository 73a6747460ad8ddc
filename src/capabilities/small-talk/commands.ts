import { askAssistant } from './ask-assistant.ts';
import { goodbye } from './goodbye.ts';
import { greet } from './greet.ts';
import { startOver } from './start-over.ts';
import { thank } from './thank.ts';
import { whatCanISay } from './what-can-i-say.ts';

export const SMALL_TALK_COMMANDS = [whatCanISay, askAssistant, startOver, greet, thank, goodbye] as const;
