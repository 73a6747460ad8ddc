import { fillField } from './fill-field.ts';
import { goBack } from './go-back.ts';
import { goHome } from './go-home.ts';
import { goTo } from './go-to.ts';
import { press } from './press.ts';
import { scroll } from './scroll.ts';
import { showNumbers } from './show-numbers.ts';
import { submitForm } from './submit-form.ts';

export const PAGE_COMMANDS = [goHome, goTo, goBack, scroll, press, fillField, submitForm, showNumbers] as const;
