import type { Words } from '../domain/words.ts';
import styles from './field-error.module.css';
import { useWords } from './words.ts';

/** What is wrong with a field. Null where nothing is, now; undefined where nothing ever can be. */
export type FieldProblem = Words | null | undefined;

/**
 * What is wrong with a field, below it. Its line is there before there is an error: nothing moves when one appears, neither
 * under a pressed pointer nor under the eyes. An error of two lines does move what follows; it waits for the press to be over.
 */
export function FieldError({ id, problem }: { id: string | undefined; problem: FieldProblem }) {
  const render = useWords();
  if (problem === undefined) return null;
  return (
    <div className={styles.room}>
      {problem && (
        <p id={id} className={styles.error}>
          {render(problem)}
        </p>
      )}
    </div>
  );
}
