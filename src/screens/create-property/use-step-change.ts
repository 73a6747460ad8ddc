import { useEffect, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { DrawnForm } from '../../domain/form.ts';
import { announce } from '../../ui/announcer.tsx';
import { useWords } from '../../ui/words.ts';

/** When the step changes its heading gets the focus, unless a wrong field of it does, and the step is announced. */
export function useStepChange({ steps, state }: DrawnForm): RefObject<HTMLHeadingElement | null> {
  const { t } = useTranslation();
  const render = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(state.step);
  const isWrong = Object.keys(state.problems).length > 0;
  useEffect(() => {
    if (shown.current === state.step) return;
    shown.current = state.step;
    announce(t('posting.step', { step: state.step + 1, count: steps.length, name: render(steps[state.step]!.title) }));
    if (isWrong) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'center' });
  }, [state.step, isWrong, steps, t, render]);
  return heading;
}
