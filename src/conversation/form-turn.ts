import type { FormCall, FormModel } from '../domain/form.ts';
import { folded } from '../domain/spoken-names.ts';
import type { Person } from '../kernel/policy.ts';
import { fillCorrected, fillNamed, fillSaid } from '../forms/fill-by-voice.ts';
import type { SlotValue } from '../understanding/data.ts';
import type { Interpretation } from '../understanding/interpret.ts';
import { answerOf } from './answer-of.ts';
import { casesMeant } from './cases-meant.ts';
import type { Expectation } from './expectation.ts';
import { createFieldTalk } from './field-talk.ts';
import { createFormSteps, MOVES } from './form-steps.ts';
import type { Answer, ConversationParts } from './parts.ts';
import { takesSaid } from './said-slots.ts';
import { isSupport } from './support.ts';

/** From here on a sentence means something else than an answer to the field that was asked. */
const SURE_ELSEWHERE = 0.8;

/** A sentence said while a form is on the screen. */
export interface FormSentence {
  interpretation: Interpretation;
  expects: Expectation | null;
  source: Person;
  said: string;
}

/** Whether a sentence answers something other than a field, or asks for a case. */
const isAnswer = ({ expects, said }: FormSentence, render: ConversationParts['render']): boolean =>
  expects?.kind === 'yes' ||
  expects?.kind === 'heard' ||
  takesSaid(expects) ||
  (expects?.kind !== 'field' && casesMeant(said, render) !== null);

/** Applies a sentence to the form on the screen: answers, choices in their own words, corrections, and steps. */
export function createFormTurn({ stage, door, transcript, helpWith, render }: ConversationParts) {
  const { listed, isSaid, talkAbout } = createFieldTalk(render);
  const { goOn, move, submit } = createFormSteps({ door, transcript, render });

  /** What the sentence puts into the form; null if it is about something else. */
  function fillingOf(form: FormModel, { interpretation, expects, said }: FormSentence): FormCall | null {
    const { intent, slots, rest, spans, further } = interpretation;
    const named = spans.some(({ tags }) => tags.some(({ kind }) => kind === 'form_field'));
    const { field, value } = slots;
    const text = (slot: SlotValue | undefined) => (typeof slot === 'string' || typeof slot === 'number' ? String(slot) : undefined);
    const [framing, fillers] = [listed('form.framingWords'), listed('form.fillers')];
    const wanted = { field: text(field) ?? '', value: text(value), said, framing, fillers };
    const fillOne = (): FormCall | null => (intent === 'fill-field' ? fillNamed(form, wanted, render) : null);
    if (form.beside || (named && intent === 'fill-field')) return fillOne();
    const talk = {
      said,
      intent,
      slots,
      named,
      sure: interpretation.decision === 'act' && interpretation.confidence >= SURE_ELSEWHERE,
      whole: rest === '' && further.length === 0,
      ...(expects?.kind === 'field' && { asked: expects.field }),
      framing,
      fillers,
    };
    // An answer stays as it was said: "200 square yards" is not a number of square feet.
    return fillCorrected(form, said, render) ?? fillSaid(form, talk, render) ?? fillOne();
  }

  return async function formTurn(sentence: FormSentence): Promise<Answer | null> {
    const { interpretation, expects, source, said } = sentence;
    const { form, screen } = stage();
    if (!form || isAnswer(sentence, render)) return null;
    const { intent } = interpretation;
    // On the help pages a question is still a question while the enquiry form is on the screen.
    const help = intent === 'out-of-scope' && isSupport(screen) && expects?.kind !== 'field' ? await helpWith(said, true) : null;
    if (help) return { reply: help, trouble: false };
    if (isSaid(said, [folded(render(form.button()))])) return form.leadsOn() ? goOn(form, source) : submit(source);
    const talked = talkAbout(form, sentence);
    if (talked) return answerOf(await door.runCall(talked, source), transcript);
    if (MOVES[intent]) return move(form, intent, source);
    const call = fillingOf(form, sentence);
    return call && answerOf(await door.runCall(call, source), transcript);
  };
}
