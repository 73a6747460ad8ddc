import { shownCaseNumber, spelledCaseNumber } from '../../domain/case-number.ts';
import type { CaseStanding, SupportCase } from '../../domain/support-case.ts';
import { words, type Words } from '../../domain/words.ts';

/** What every sentence about a case says of it: its number, shown and spelled, its date, and where it stands. */
export const standingOf = ({ number, at, state }: CaseStanding) => ({
  number: shownCaseNumber(number),
  spelled: spelledCaseNumber(number),
  date: Date.parse(at),
  stands: words(`support.stands.${state}`),
});

/** A case in one sentence; our last answer with it. */
export function caseSaid(item: SupportCase): Words {
  const answer = item.notes.findLast(({ by }) => by === 'office');
  const said = { ...standingOf(item), about: words(`support.about.${item.about}`) };
  return answer && item.state !== 'open'
    ? words('commands.show-cases.answered', { ...said, answer: answer.text })
    : words('commands.show-cases.one', said);
}
