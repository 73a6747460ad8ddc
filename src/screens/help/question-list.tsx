import { Link } from 'wouter';
import { helpAddress, type HelpItem } from '../../capabilities/help/contract.ts';
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

/** Questions only; each leads to the page with its answer. */
export function QuestionList({ id, items }: { id: string; items: readonly HelpItem[] }) {
  return (
    <ul id={id} className={styles.questions}>
      {items.map((item) => (
        <li key={item.id} id={item.id} tabIndex={-1}>
          <Link href={helpAddress(item)}>{item.question}</Link>
        </li>
      ))}
    </ul>
  );
}
