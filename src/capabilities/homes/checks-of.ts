import { isMadeUp, isMonthly, type Property } from '../../domain/property.ts';
import { isReraNumber } from '../../domain/rera.ts';
import { words, type Words } from '../../domain/words.ts';

/** What we say of a check: done on a day, or not done. */
const checked = (what: 'phone' | 'paper' | 'confirmed', day: string | undefined): Words =>
  day === undefined ? words(`checks.${what}.not`) : words(`checks.${what}.on`, { date: Date.parse(day) });

/** A number says that a project is registered; only its form can be told from here. */
function reraCheck({ reraId }: Property): Words {
  if (reraId === undefined) return words('checks.rera.none');
  return words(isReraNumber(reraId) ? 'checks.rera.right' : 'checks.rera.wrong', { id: reraId });
}

/** What was checked of a home, and when; what was not is said too. Rents need no RERA number. */
export function checksOf(home: Property): Words[] {
  if (isMadeUp(home)) return [words('checks.madeUp')];
  return [
    ...(isMonthly(home) ? [] : [reraCheck(home)]),
    checked('phone', home.phoneCheckedDate),
    checked('paper', home.paperSeenDate),
    checked('confirmed', home.confirmedDate),
  ];
}
