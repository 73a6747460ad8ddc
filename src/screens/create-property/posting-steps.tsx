import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkPosting, POSTING_STEPS, stepOf } from '../../domain/posting-check.ts';
import type { PostingForm } from '../../domain/posting.ts';
import type { Problems } from '../../domain/field-rules.ts';
import { useShown } from '../../state/showcase.ts';
import { useStep } from '../../state/use-step.ts';
import { announce } from '../../ui/announcer.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Form } from '../../ui/form.tsx';
import { PostingFacts } from '../../ui/posting-facts.tsx';
import { useForm } from '../../ui/use-form.ts';
import { useWords } from '../../ui/words.ts';
import { HomeFields } from './home-fields.tsx';
import { PhotoFields } from './photo-fields.tsx';
import { PlaceFields } from './place-fields.tsx';
import { PriceFields } from './price-fields.tsx';
import styles from './create-property.module.css';

const LAST = POSTING_STEPS.length - 1;

/** Only the problems of the fields of one step. */
const ofStep = (problems: Problems, step: number): Problems =>
  Object.fromEntries(Object.entries(problems).filter(([field]) => stepOf(field) === step));

/** The steps of posting: each is saved as a draft when it is left; the last shows what will be seen and submits it. */
export function PostingSteps({ start }: { start: PostingForm }) {
  const { t } = useTranslation();
  const render = useWords();
  const [step, setStep] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const posting = useShown((shown) => shown.posting);
  const form = useForm<PostingForm>(start, (values) => ofStep(checkPosting(values), step));
  const { busy, trouble, run } = useStep();
  const all = checkPosting(form.values);
  const missing = Object.entries(all);
  const { step: name } = POSTING_STEPS[step]!;

  const save = async () => (await run({ name: 'save-posting', args: { id: posting?.id ?? null, form: form.values } })).status === 'done';
  const goTo = (next: number, showProblems = false) => {
    setStep(next);
    form.freshen(showProblems);
    requestAnimationFrame(() => {
      heading.current?.focus({ preventScroll: true });
      heading.current?.scrollIntoView({ block: 'center' });
    });
    announce(t('posting.step', { step: next + 1, count: LAST + 1, name: t(`posting.steps.${POSTING_STEPS[next]!.step}`) }));
  };
  const submit = async (element: HTMLFormElement) => {
    if (step < LAST) {
      if (form.attempt(element) && (await save())) goTo(step + 1);
      return;
    }
    if (missing.length > 0) {
      goTo(stepOf(missing[0]![0]), true);
      return;
    }
    if (await save()) await run({ name: 'change-posting', args: { id: posting!.id, action: 'submit', title: form.values.title } }, true);
  };

  return (
    <Card>
      <ol className={styles.steps} aria-label={t('posting.stepsLabel')}>
        {POSTING_STEPS.map(({ step: label }, i) => (
          <li key={label} aria-current={i === step ? 'step' : undefined}>
            <span aria-hidden="true">{i + 1}</span> {t(`posting.steps.${label}`)}
          </li>
        ))}
      </ol>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {t(`posting.steps.${name}`)}
      </h2>
      <Form
        label={t('posting.title')}
        submit={t(step === LAST ? 'posting.submit' : 'posting.next')}
        asks={step === LAST}
        leadsOn={step < LAST}
        off={step < LAST ? !form.ready : missing.length > 0}
        busy={busy}
        trouble={trouble}
        beside={
          <>
            {step > 0 && (
              <Button data-back="" onPress={() => goTo(step - 1)}>
                {t('posting.previous')}
              </Button>
            )}
            {step < LAST && (
              <Button look="quiet" onPress={() => void save().then((saved) => saved && announce(t('posting.saved')))}>
                {t('posting.save')}
              </Button>
            )}
          </>
        }
        onSubmit={(element) => void submit(element)}
      >
        {name === 'place' && <PlaceFields form={form} />}
        {name === 'home' && <HomeFields form={form} />}
        {name === 'price' && <PriceFields form={form} />}
        {name === 'photos' && <PhotoFields form={form} id={posting?.id ?? null} />}
        {name === 'preview' && (
          <>
            <PostingFacts form={form.values} />
            {missing.length > 0 && (
              <ul className={styles.missing}>
                {missing.map(([field, problem]) => (
                  <li key={field}>
                    <Button look="quiet" onPress={() => goTo(stepOf(field), true)}>
                      {render(problem!)}
                    </Button>
                  </li>
                ))}
              </ul>
            )}
            <p>{t('posting.review')}</p>
          </>
        )}
      </Form>
    </Card>
  );
}

export type PostingFormState = ReturnType<typeof useForm<PostingForm>>;
