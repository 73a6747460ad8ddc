import type { Words } from '../domain/words.ts';
import styles from './field-error.module.css';
import { useWords } from './words.ts';

/** The problem with a field. Null if there is none now; undefined if there never can be one. */
export type FieldProblem = Words | null | undefined;

/**
 * The problem with a field, below it. Its room is reserved in advance, so that nothing moves when an error appears, under a
 * pointer or under the eyes.
 */
export function FieldError({ id, problem }: { id: string | undefined; problem: FieldProblem }) {
  const render = useWords();
  if (problem === undefined) return null;
  return (
    <div className={styles.around}>
      <div className={styles.room}>
        {problem && (
          <p id={id} className={styles.error}>
            {render(problem)}
          </p>
        )}
      </div>
    </div>
  );
}
