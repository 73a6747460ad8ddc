import { addToCase } from './add-to-case.ts';
import { answerCase } from './answer-case.ts';
import { closeCase } from './close-case.ts';
import { offerCase } from './offer-case.ts';
import { openCase } from './open-case.ts';
import { passOn } from './pass-on.ts';
import { showCases } from './show-cases.ts';

export const SUPPORT_COMMANDS = [offerCase, passOn, openCase, addToCase, showCases, answerCase, closeCase] as const;
