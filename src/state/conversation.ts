import * as z from 'zod/mini';
import { createJSONStorage, persist, type StateStorage } from 'zustand/middleware';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Expectation, Reply } from '../conversation/expectation.ts';
import { Filters } from '../domain/filters.ts';
import { MemberWish } from '../domain/member-wish.ts';
import type { Words } from '../domain/words.ts';
import { noStorage } from './device-storage.ts';

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
  /** What the person must have, whatever is searched for next. */
  goal: Filters;
  /** What each of several people wishes who look together. */
  household: readonly MemberWish[];
  /** What the assistant is waiting for. */
  expects: Expectation | null;
  busy: boolean;
  /** A sentence was answered since the page was loaded. */
  talked: boolean;
}

type NewMessage = Omit<PersonMessage, 'id' | 'at'> | Omit<AssistantMessage, 'id' | 'at'>;

const MOST_MESSAGES = 200;
/** So many messages are there again after a reload. */
const KEPT_MESSAGES = 60;

const Author = z.enum(['person', 'assistant']);
const StoredMessage = z.looseObject({ id: z.int(), at: z.number(), author: Author });
const Stored = z.object({ messages: z.array(StoredMessage), goal: Filters, household: z._default(z.array(MemberWish), []) });

type Kept = Pick<ConversationState, 'messages' | 'goal' | 'household'>;

/** What was sent to a language model is long, and only of this visit; a proposal is void in the next. */
function keptMessage(message: Message): Message[] {
  if (message.author === 'person') return [message];
  if (!message.reply) return [];
  const { companion: _, proposes: __, ...reply } = message.reply;
  return [{ ...message, reply }];
}

/** What is kept on the device; a reply that never came is none. */
const kept = ({ messages, goal, household }: ConversationState): Kept => ({
  messages: messages.flatMap(keptMessage).slice(-KEPT_MESSAGES),
  goal,
  household,
});

/** What the person must have, and what each of several wishes. */
const goalIn = (store: StoreApi<ConversationState>) => ({
  musts: (): Filters => store.getState().goal,
  keep: (goal: Filters): void => store.setState({ goal }),
  household: (): readonly MemberWish[] => store.getState().household,
  keepHousehold: (household: readonly MemberWish[]): void => store.setState({ household }),
});

/** The transcript and what the assistant is waiting for: one conversation for words, clicks, menus, photos and timers. */
export function createConversationStore() {
  const store = createStore<ConversationState>()(
    persist<ConversationState, [], [], Kept>(
      (): ConversationState => ({
        messages: [],
        open: true,
        unread: 0,
        goal: {},
        household: [],
        expects: null,
        busy: false,
        talked: false,
      }),
      {
        name: 'conversation',
        version: 1,
        skipHydration: true,
        storage: noStorage(),
        partialize: kept,
        merge: (stored, current) => {
          const read = z.safeParse(Stored, stored);
          return read.success ? { ...current, ...(read.data as Kept) } : current;
        },
      },
    ),
  );
  let lastId = 0;
  const change = (id: number, by: (message: Message) => Message): void =>
    void store.setState(({ messages }) => ({ messages: messages.map((message) => (message.id === id ? by(message) : message)) }));
  return {
    store,
    /** Brings back what the device has kept. */
    async open(device: StateStorage): Promise<void> {
      store.persist.setOptions({ storage: createJSONStorage(() => device) });
      await store.persist.rehydrate();
      lastId = Math.max(lastId, ...store.getState().messages.map(({ id }) => id));
    },
    goal: goalIn(store),
    /** Forgets what was said and wished for; the function that it returns brings it back. */
    forget(): () => void {
      const { messages, goal, household } = store.getState();
      store.setState({ messages: [], goal: {}, household: [], expects: null, unread: 0 });
      return () => void store.setState((now) => ({ messages: [...messages, ...now.messages], goal, household }));
    },
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
      store.setState(({ open, unread }) => ({ unread: open ? unread : unread + 1, talked: true }));
    },
    explain: (id: number, why: Words): void => change(id, (message) => (message.author === 'person' ? { ...message, why } : message)),
    remove: (id: number): void => void store.setState(({ messages }) => ({ messages: messages.filter((message) => message.id !== id) })),
    setBusy: (busy: boolean): void => void store.setState({ busy }),
    expects: (): Expectation | null => store.getState().expects,
    expect: (expects: Expectation | null): void => void store.setState({ expects }),
    openPanel: (): void => void store.setState({ open: true, unread: 0 }),
    closePanel: (): void => void store.setState({ open: false }),
  };
}

export type ConversationStore = ReturnType<typeof createConversationStore>;
