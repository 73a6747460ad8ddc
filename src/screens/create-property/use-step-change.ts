import { useEffect, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { DrawnForm } from '../../domain/form.ts';
import { tell } from '../../ui/tell.ts';
import { useWords } from '../../ui/words.ts';

/** On a change of step, announces it and focuses its heading, unless a field with a problem takes the focus. */
export function useStepChange({ steps, state }: DrawnForm): RefObject<HTMLHeadingElement | null> {
  const { t } = useTranslation();
  const render = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(state.step);
  const isWrong = Object.keys(state.problems).length > 0;
  useEffect(() => {
    if (shown.current === state.step) return;
    shown.current = state.step;
    tell(t('posting.step', { step: state.step + 1, count: steps.length, name: render(steps[state.step]!.title) }));
    if (isWrong) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'center' });
  }, [state.step, isWrong, steps, t, render]);
  return heading;
}
