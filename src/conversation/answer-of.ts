import type { ErrorCode } from '../domain/errors.ts';
import { words } from '../domain/words.ts';
import type { Outcome } from '../kernel/define.ts';
import type { Answer, Transcript } from './parts.ts';

/** A call failed, whatever of it: in a conversation the customer has one sentence for that. */
const CALL_FAILED = new Set<ErrorCode>(['bad-answer', 'offline', 'server-failed', 'timeout']);

/** The reply to an outcome; if it waits for something, that is noted. */
export function answerOf(outcome: Outcome, transcript: Pick<Transcript, 'expect'>): Answer {
  switch (outcome.status) {
    case 'done': {
      const { reply, token } = outcome;
      if (reply.wants) transcript.expect({ kind: 'slot', ...reply.wants });
      if (reply.choices) transcript.expect({ kind: 'choice', choices: reply.choices, ...(reply.wants && { orElse: reply.wants }) });
      if (reply.asksFor !== undefined) transcript.expect({ kind: 'field', field: reply.asksFor });
      if (token) transcript.expect({ kind: 'yes', token, ...(reply.otherwise && { otherwise: reply.otherwise }) });
      return { reply, trouble: false };
    }
    case 'asks':
    case 'asks-again': {
      const { question, token, status } = outcome;
      transcript.expect({ kind: 'yes', token });
      const asked = status === 'asks' ? question : words('assistant.changedSince', { question });
      return { reply: { ...asked, suggestions: [words('suggest.yes'), words('suggest.no')] }, trouble: false };
    }
    case 'needs-slot': {
      const { command, slot } = outcome;
      transcript.expect({ kind: 'slot', command, slot });
      return { reply: words(`commands.${command.name}.ask.${slot}`), trouble: false };
    }
    case 'refused':
      return { reply: words('assistant.refused'), trouble: true };
    case 'failed':
      return { reply: words(`errors.${CALL_FAILED.has(outcome.code) ? 'chat-failed' : outcome.code}`, outcome.params), trouble: true };
  }
}
