import { caseNumberIn } from '../domain/case-number.ts';
import { words } from '../domain/words.ts';
import type { CommandCall } from '../kernel/reply.ts';
import type { ConversationParts } from './parts.ts';

/** A sentence that names a case or asks for the person's own, "what about my complaint", "my messages", shows them; null for any other. */
export function casesMeant(said: string, render: ConversationParts['render']): CommandCall | null {
  const number = caseNumberIn(said);
  if (number) return { name: 'show-cases', args: { number } };
  const heard = ` ${(said.toLowerCase().match(/[\p{L}\p{M}\d]+/gu) ?? []).join(' ')} `;
  const asks = (key: string) =>
    render(words(key))
      .split(', ')
      .some((phrase) => heard.includes(` ${phrase} `));
  if (asks('support.findWords')) return { name: 'show-cases' };
  return asks('thread.findWords') ? { name: 'show-threads' } : null;
}
