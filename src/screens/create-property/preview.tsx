import { useTranslation } from 'react-i18next';
import type { DrawnForm } from '../../domain/form.ts';
import { postingOf } from '../../forms/posting-values.ts';
import { Button } from '../../ui/button.tsx';
import { PostingFacts } from '../../ui/posting-facts.tsx';
import { useWords } from '../../ui/words.ts';
import styles from './create-property.module.css';

/** The home as others will see it, and what is still missing, each with a link to its step. */
export function Preview({ form }: { form: DrawnForm }) {
  const { t } = useTranslation();
  const render = useWords();
  const missing = form.missing();
  return (
    <>
      <PostingFacts form={postingOf(form.state.values)} />
      {missing.length > 0 && (
        <ul className={styles.missing}>
          {missing.map(({ field, problem, step }) => (
            <li key={field}>
              <Button
                look="quiet"
                onPress={() => {
                  form.goToStep(step, true);
                  form.focusOn(field);
                }}
              >
                {render(problem)}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <p>{t('posting.review')}</p>
    </>
  );
}
