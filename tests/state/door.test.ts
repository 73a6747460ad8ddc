import { describe, expect, it } from 'vitest';
import { createConversationStore } from '../../src/state/conversation.ts';
import { createDoor } from '../../src/state/door.ts';
import { createForms } from '../../src/state/forms.ts';
import { createNotices } from '../../src/state/notices.ts';

describe('a press that leads to a question', () => {
  it('lets the next sentence answer it', async () => {
    const conversation = createConversationStore();
    const door = createDoor({ conversation, notices: createNotices(), forms: createForms() });
    const wants = { command: { name: 'save-search', args: { pace: 'daily' } }, slot: 'email' };
    const outcome = { status: 'done' as const, undoable: false, reply: { key: 'commands.save-search.ask.email', wants } };
    const answer = async () => outcome;
    door.open({ run: answer, confirm: answer, undo: answer, commandOf: () => undefined });
    await door.run('save-search', {}, 'control');
    expect(conversation.store.getState().expects).toEqual({ kind: 'slot', ...wants });
  });
});
