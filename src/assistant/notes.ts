import type { Words } from '../domain/words.ts';
import type { Reply } from '../kernel/reply.ts';
import type { ConversationStore } from '../state/conversation.ts';
import type { VoiceStore } from '../state/voice.ts';
import { announce } from '../ui/announcer.tsx';
import { tell } from '../ui/tell.ts';
import type { Manner } from '../ui/words.ts';

interface NotesParts {
  voice: VoiceStore;
  conversation: ConversationStore;
  render(text: Words, manner?: Manner): string;
}

/** What the assistant says by itself. */
export function createNotes({ voice, conversation, render }: NotesParts) {
  function note(reply: Reply): void {
    conversation.add({ author: 'assistant', reply });
    tell(render(reply, 'say'), reply.language);
  }
  return {
    note,
    /** Something that must not wait for the end of a sentence: hands-free it is spoken first, else the microphone stays open. */
    noteWhileListening(reply: Reply): void {
      if (voice.goesOn()) {
        note(reply);
        return;
      }
      conversation.add({ author: 'assistant', reply });
      announce(render(reply));
    },
  };
}
