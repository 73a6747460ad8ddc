import { askAssistant } from './ask-assistant.ts';
import { complain } from './complain.ts';
import { excludePeople } from './exclude-people.ts';
import { goodbye } from './goodbye.ts';
import { greet } from './greet.ts';
import { startOver } from './start-over.ts';
import { thank } from './thank.ts';
import { whatCanISay } from './what-can-i-say.ts';

export const SMALL_TALK_COMMANDS = [whatCanISay, askAssistant, startOver, complain, excludePeople, greet, thank, goodbye] as const;
