import { fillField } from './fill-field.ts';
import { goBack } from './go-back.ts';
import { goHome } from './go-home.ts';
import { goTo } from './go-to.ts';
import { nextStep } from './next-step.ts';
import { press } from './press.ts';
import { previousStep } from './previous-step.ts';
import { readForm } from './read-form.ts';
import { resume } from './resume.ts';
import { scroll } from './scroll.ts';
import { showNumbers } from './show-numbers.ts';
import { submitForm } from './submit-form.ts';

export const PAGE_COMMANDS = [
  goHome,
  goTo,
  goBack,
  scroll,
  press,
  fillField,
  submitForm,
  nextStep,
  previousStep,
  readForm,
  resume,
  showNumbers,
] as const;
