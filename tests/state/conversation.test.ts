import { describe, expect, it } from 'vitest';
import { words } from '../../src/domain/words.ts';
import { createConversationStore } from '../../src/state/conversation.ts';

/** A device that keeps what it is given. */
function device(kept: Record<string, string> = {}) {
  return {
    kept,
    getItem: (name: string) => kept[name] ?? null,
    setItem: (name: string, text: string) => void (kept[name] = text),
    removeItem: (name: string) => void delete kept[name],
  };
}

describe('the conversation', () => {
  it('is there again after a reload, with what the person must have', async () => {
    const storage = device();
    const before = createConversationStore();
    await before.open(storage);
    before.add({ author: 'person', text: 'flats for rent' });
    before.add({ author: 'assistant', reply: words('assistant.nothingSaid') });
    before.add({ author: 'assistant' });
    before.goal.keep({ purpose: 'rent' });

    const after = createConversationStore();
    await after.open(storage);
    expect(after.store.getState().messages).toMatchObject([{ text: 'flats for rent' }, { reply: { key: 'assistant.nothingSaid' } }]);
    expect(after.goal.musts()).toEqual({ purpose: 'rent' });
    const id = after.add({ author: 'person', text: 'cheaper' });
    expect(after.store.getState().messages.filter((message) => message.id === id)).toHaveLength(1);
  });

  it('is forgotten on the device too, and comes back where that was a mistake', async () => {
    const storage = device();
    const { open, add, forget, goal, store } = createConversationStore();
    await open(storage);
    add({ author: 'person', text: 'flats for rent' });
    goal.keep({ purpose: 'rent' });
    const remember = forget();
    expect(storage.kept['conversation']).not.toContain('flats for rent');
    expect(goal.musts()).toEqual({});
    remember();
    expect(store.getState().messages).toHaveLength(1);
    expect(goal.musts()).toEqual({ purpose: 'rent' });
  });

  it.each([
    '{',
    '{"state":{"messages":[{"author":"ghost"}],"goal":{}},"version":1}',
    '{"state":{"messages":[],"goal":{"bhk":"many"}},"version":1}',
  ])('starts afresh from what is no conversation: %s', async (text) => {
    const { open, store } = createConversationStore();
    await open(device({ conversation: text })).catch(() => undefined);
    expect(store.getState()).toMatchObject({ messages: [], goal: {} });
  });
});
