/** What carries out a wish: the commands, their runner and the conversation. No page needs it before somebody wishes for something. */
export { COMMANDS, sayableAt } from '../capabilities/commands.ts';
export { gistOf } from '../capabilities/gist.ts';
export { helpAnswer } from '../capabilities/help/answer.ts';
export { createConversation } from '../conversation/conversation.ts';
export { createRunner } from '../kernel/run-command.ts';
