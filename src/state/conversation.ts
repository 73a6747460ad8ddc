import { create } from 'zustand';
import type { CommandCall, Reply } from '../kernel/define.ts';
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
  /** Absent while the reply is being found. */
  reply?: Reply;
  trouble?: boolean;
  /** Choices that were offered and the one that was taken. */
  chosen?: Words;
}

export type Message = PersonMessage | AssistantMessage;

/** What the assistant waits for. */
export type Pending =
  | { kind: 'yes'; command: CommandCall; otherwise?: Words | undefined }
  | { kind: 'slot'; command: CommandCall; slot: string }
  /** What belongs into a field of the form on the screen. */
  | { kind: 'field'; field: string }
  /** A yes to what was heard unsurely. */
  | { kind: 'heard'; text: string };

interface Conversation {
  messages: Message[];
  open: boolean;
  unread: number;
  pending: Pending | null;
  busy: boolean;
  /** A reply from elsewhere that is to be spoken. */
  toSay: Reply | null;
}

const MOST_MESSAGES = 200;

export const useConversation = create<Conversation>(() => ({
  messages: [],
  open: true,
  unread: 0,
  pending: null,
  busy: false,
  toSay: null,
}));

let lastId = 0;

type NewMessage = Omit<PersonMessage, 'id' | 'at'> | Omit<AssistantMessage, 'id' | 'at'>;

/** Adds a message; a reply that nobody sees counts as unread. */
export function addMessage(message: NewMessage): number {
  lastId++;
  const full = { ...message, id: lastId, at: Date.now() } as Message;
  useConversation.setState(({ messages, open, unread }) => ({
    messages: [...messages, full].slice(-MOST_MESSAGES),
    unread: !open && full.author === 'assistant' && full.reply ? unread + 1 : unread,
  }));
  return lastId;
}

/** Puts the reply in the place of its loading mark. */
export function answerMessage(id: number, reply: Reply, trouble = false): void {
  useConversation.setState(({ messages, open, unread }) => ({
    messages: messages.map((message) => (message.id === id && message.author === 'assistant' ? { ...message, reply, trouble } : message)),
    unread: open ? unread : unread + 1,
  }));
}

export const explainMessage = (id: number, why: Words): void =>
  useConversation.setState(({ messages }) => ({
    messages: messages.map((message) => (message.id === id && message.author === 'person' ? { ...message, why } : message)),
  }));
export const removeMessage = (id: number): void =>
  useConversation.setState(({ messages }) => ({ messages: messages.filter((message) => message.id !== id) }));
/** Has a reply spoken that did not come of a sentence, such as what a photo found. */
export const sayReply = (toSay: Reply): void => useConversation.setState({ toSay });
export const setBusy = (busy: boolean): void => useConversation.setState({ busy });
export const setPending = (pending: Pending | null): void => useConversation.setState({ pending });
export const openAssistant = (): void => useConversation.setState({ open: true, unread: 0 });
export const closeAssistant = (): void => useConversation.setState({ open: false });
