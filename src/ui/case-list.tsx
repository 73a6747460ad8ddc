import { useTranslation } from 'react-i18next';
import { shownCaseNumber } from '../domain/case-number.ts';
import type { SupportCase } from '../domain/support-case.ts';
import styles from './case-list.module.css';
import { useDates } from './use-dates.ts';

function OneCase({ item }: { item: SupportCase }) {
  const { t } = useTranslation();
  const date = useDates();
  const { number, about, state, at, text, payment, notes } = item;
  return (
    <li className={styles.case}>
      <h3>{t('support.heading', { about: t(`support.about.${about}`), number: shownCaseNumber(number) })}</h3>
      <p className={styles.soft}>{t('support.opened', { date: date(at), state: t(`support.state.${state}`) })}</p>
      <p className={styles.said}>{text}</p>
      {payment && <p className={styles.soft}>{t('support.payment', { id: payment })}</p>}
      {notes.map((note) => (
        <div key={`${note.at} ${note.text}`} className={note.by === 'office' ? styles.ours : undefined}>
          <p className={styles.soft}>{t(note.by === 'office' ? 'support.us' : 'support.added', { date: date(note.at) })}</p>
          <p className={styles.said}>{note.text}</p>
        </div>
      ))}
    </li>
  );
}

/** Cases with what was said in them; nothing if there are none. */
export function CaseList({ cases }: { cases: readonly SupportCase[] }) {
  if (cases.length === 0) return null;
  return (
    <ul className={styles.list}>
      {cases.map((item) => (
        <OneCase key={item.number} item={item} />
      ))}
    </ul>
  );
}
