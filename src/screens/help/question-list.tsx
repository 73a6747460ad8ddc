import type { HelpItem } from '../../capabilities/help/contract.ts';
import styles from './help.module.css';

/** Questions with their answers, all visible. */
export function AnsweredList({ items }: { items: readonly HelpItem[] }) {
  return (
    <ul className={styles.answered}>
      {items.map(({ id, question, answer }) => (
        <li key={id} id={id} tabIndex={-1}>
          <h3>{question}</h3>
          <p>{answer}</p>
        </li>
      ))}
    </ul>
  );
}

/** Questions that expand to show their answers; only the one asked for is open at first. */
export function QuestionList({ id, items, asked }: { id: string; items: readonly HelpItem[]; asked: string }) {
  return (
    <ul id={id} className={styles.questions}>
      {items.map((item) => (
        <li key={item.id} id={item.id} tabIndex={-1}>
          <details open={item.id === asked}>
            <summary>{item.question}</summary>
            <p>{item.answer}</p>
          </details>
        </li>
      ))}
    </ul>
  );
}
