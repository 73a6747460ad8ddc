import { createStore } from 'zustand/vanilla';
import type { Expectation, Reply } from '../conversation/expectation.ts';
import type { Words } from '../domain/words.ts';

interface MessageBase {
  id: number;
  /** Milliseconds since 1970. */
  at: number;
}

export interface PersonMessage extends MessageBase {
  author: 'person';
  text: string;
  /** Why it was understood as it was. */
  why?: Words;
}

export interface AssistantMessage extends MessageBase {
  author: 'assistant';
  /** Absent while the reply is being worked out. */
  reply?: Reply;
  trouble?: boolean;
}

export type Message = PersonMessage | AssistantMessage;

export interface ConversationState {
  messages: readonly Message[];
  open: boolean;
  unread: number;
  /** What the assistant is waiting for. */
  expects: Expectation | null;
  busy: boolean;
  /** A reply from elsewhere, to be spoken. */
  toSay: Reply | null;
}

type NewMessage = Omit<PersonMessage, 'id' | 'at'> | Omit<AssistantMessage, 'id' | 'at'>;

const MOST_MESSAGES = 200;

/** The transcript and what the assistant is waiting for: one conversation for words, clicks, menus, photos and timers. */
export function createConversationStore() {
  const store = createStore<ConversationState>(() => ({
    messages: [],
    open: true,
    unread: 0,
    expects: null,
    busy: false,
    toSay: null,
  }));
  let lastId = 0;
  const change = (id: number, by: (message: Message) => Message) =>
    store.setState(({ messages }) => ({ messages: messages.map((message) => (message.id === id ? by(message) : message)) }));
  return {
    store,
    /** Adds a message; a reply that no one sees counts as unread, unless the person caused it by hand just now. */
    add(message: NewMessage, byHand = false): number {
      lastId++;
      const full = { ...message, id: lastId, at: Date.now() } as Message;
      store.setState(({ messages, open, unread }) => ({
        messages: [...messages, full].slice(-MOST_MESSAGES),
        unread: !open && !byHand && full.author === 'assistant' && full.reply ? unread + 1 : unread,
      }));
      return lastId;
    },
    /** Replaces the loading placeholder with the reply. */
    answer(id: number, reply: Reply, trouble = false): void {
      change(id, (message) => (message.author === 'assistant' ? { ...message, reply, trouble } : message));
      store.setState(({ open, unread }) => ({ unread: open ? unread : unread + 1 }));
    },
    explain: (id: number, why: Words): void => change(id, (message) => (message.author === 'person' ? { ...message, why } : message)),
    remove: (id: number): void => store.setState(({ messages }) => ({ messages: messages.filter((message) => message.id !== id) })),
    /** Has a reply spoken that no sentence asked for, such as what a photo found. */
    say: (toSay: Reply): void => store.setState({ toSay }),
    setBusy: (busy: boolean): void => store.setState({ busy }),
    expects: (): Expectation | null => store.getState().expects,
    expect: (expects: Expectation | null): void => store.setState({ expects }),
    openPanel: (): void => store.setState({ open: true, unread: 0 }),
    closePanel: (): void => store.setState({ open: false }),
  };
}

export type ConversationStore = ReturnType<typeof createConversationStore>;
