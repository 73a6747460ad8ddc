import type { Controls, Filled, FormNow } from '../capabilities/ports.ts';
import { folded, type FormField } from '../forms/form-talk.ts';

export const FILLABLE = 'input:not([type="hidden"]):not([type="checkbox"]):not([type="radio"]):not([type="file"]), textarea, select';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** How well a name fits what was said: the same, its beginning, or somewhere in it; the shorter name first. */
export function fit(name: string, said: string): number {
  if (name === said) return 3;
  if (name.startsWith(`${said} `)) return 2;
  return ` ${name} `.includes(` ${said} `) ? 1 : 0;
}

export async function nameOf(element: HTMLElement): Promise<string> {
  const { computeAccessibleName } = await import('dom-accessibility-api');
  return computeAccessibleName(element);
}

/** Sets a value the way typing does, so that React hears of it. */
function type(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

function choose(list: HTMLSelectElement, value: string): boolean {
  const wanted = folded(value);
  const options = [...list.options].map((option) => ({
    option,
    score: Math.max(fit(folded(option.text), wanted), fit(folded(option.value), wanted)),
  }));
  const best = options.filter(({ score }) => score > 0).toSorted((a, b) => b.score - a.score)[0];
  if (!best) return false;
  Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')!.set!.call(list, best.option.value);
  list.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
}

/** Radio buttons and checkboxes that belong together. */
interface Group {
  name: string;
  label: string;
  inputs: HTMLInputElement[];
}

const captionOf = (input: HTMLInputElement): string => {
  const label = input.labels?.[0];
  const notes = [...(label?.querySelectorAll('small') ?? [])].map((note) => note.textContent);
  return notes.reduce((text, note) => text.replace(note, ''), label?.textContent ?? '').trim();
};

function groupsOf(form: HTMLFormElement): Group[] {
  return [...form.querySelectorAll('fieldset')].flatMap((fieldset) => {
    const inputs = [...fieldset.querySelectorAll<HTMLInputElement>('input[type="radio"], input[type="checkbox"]')];
    const label = fieldset.querySelector('legend')?.textContent.trim() ?? '';
    return inputs.length > 0 ? [{ name: inputs[0]!.type === 'radio' ? inputs[0]!.name : label, label, inputs }] : [];
  });
}

const takesOf = (field: Field): FormField['takes'] =>
  field instanceof HTMLInputElement && (field.type === 'email' || field.inputMode === 'email')
    ? 'email'
    : field instanceof HTMLInputElement && (field.type === 'tel' || field.inputMode === 'numeric' || field.inputMode === 'tel')
      ? 'digits'
      : 'text';

const isSecret = (field: HTMLElement): boolean => field.matches('[type="password"], [autocomplete*="password"], [autocomplete^="cc-"]');

const labelOf = (field: Field): string => field.labels?.[0]?.textContent?.trim() ?? field.getAttribute('aria-label') ?? '';

const shownValue = (field: Field): string => (field instanceof HTMLSelectElement ? (field.selectedOptions[0]?.text ?? '') : field.value);

/** The form that a person means: the one in an open dialog, or the one of the screen. */
const formNow = (): HTMLFormElement | null =>
  document.querySelector('[role="dialog"] form') ?? document.querySelector('main form[data-form]');

const fieldsOf = (form: HTMLFormElement): Field[] => [...form.querySelectorAll<Field>(FILLABLE)];

const submitOf = (form: HTMLFormElement): HTMLButtonElement | null => form.querySelector('button[type="submit"]');

/** What is wrong with the fields of a form, as it is shown beside them. */
const problemsOf = (form: HTMLFormElement): string[] =>
  [...form.querySelectorAll<HTMLElement>('[aria-invalid="true"]')].flatMap((field) => {
    const text = document.getElementById(field.getAttribute('aria-errormessage') ?? '')?.textContent;
    return text ? [text] : [];
  });

/** What went wrong with a form as a whole. */
const troubleOf = (form: HTMLFormElement): string[] => [...form.querySelectorAll('[data-trouble]')].map((text) => text.textContent);

const nextFrame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** How long a form that is being sent is waited for. */
const SENDING_MS = 10_000;

/** Waits until a form has been sent: its button then no longer says that it is busy. */
async function untilSent(form: HTMLFormElement): Promise<void> {
  const until = performance.now() + SENDING_MS;
  do await nextFrame();
  while (form.isConnected && submitOf(form)?.getAttribute('aria-busy') === 'true' && performance.now() < until);
}

interface Finders {
  all(selector: string): HTMLElement[];
  named(selector: string, said: string): Promise<HTMLElement | undefined>;
}

/** The part of the controls that knows fields and forms. */
export function formControls({ all, named }: Finders): Omit<Controls, 'press' | 'pressNumber' | 'needsYes' | 'number'> {
  let last: Field | null = null;

  async function fieldCalled(label: string): Promise<Field | undefined> {
    if (folded(label) === '') return undefined;
    const isCalled = (element: HTMLElement) => folded(element.getAttribute('name') ?? '') === folded(label);
    const form = formNow();
    const byName = (form && fieldsOf(form).find(isCalled)) ?? all(FILLABLE).find(isCalled);
    return (byName ?? (await named(FILLABLE, label.replaceAll('_', ' ')))) as Field | undefined;
  }

  const groupCalled = (label: string): Group | undefined => {
    const [form, wanted] = [formNow(), folded(label)];
    return form && wanted !== ''
      ? groupsOf(form).find(({ name, label: legend }) => [name, legend].map(folded).includes(wanted))
      : undefined;
  };

  /** Chooses in a group by the words beside it; false where it has no such choice. */
  function chooseIn({ inputs }: Group, value: string): boolean {
    const wanted = folded(value);
    const best = inputs
      .map((input) => ({ input, score: Math.max(fit(folded(captionOf(input)), wanted), fit(folded(input.value), wanted)) }))
      .filter(({ score }) => score > 0)
      .toSorted((one, other) => other.score - one.score)[0]?.input;
    if (best && !best.checked) best.click();
    return best !== undefined;
  }

  const lastFilled = (): Field | undefined => (last?.isConnected ? last : undefined);

  /** Another field that must be filled and is empty. */
  function nextEmpty(form: HTMLFormElement | null, field?: Field): string | undefined {
    const empty = form && fieldsOf(form).find((other) => other.required && other.value === '' && other !== field);
    return empty ? labelOf(empty) : undefined;
  }

  return {
    async fill(label, value): Promise<Filled> {
      const group = groupCalled(label);
      if (group) {
        if (!chooseIn(group, value)) return { status: 'missing' };
        await nextFrame();
        const next = nextEmpty(formNow());
        return { status: 'done', label: group.label, ...(next !== undefined && { next }) };
      }
      const field = (await fieldCalled(label)) ?? (label === 'number' ? lastFilled() : undefined);
      if (!field) return { status: 'missing' };
      field.focus();
      if (isSecret(field)) return { status: 'secret', label: labelOf(field) };
      if (field instanceof HTMLSelectElement) {
        if (!choose(field, value)) return { status: 'missing' };
      } else type(field, value);
      last = field;
      const next = nextEmpty(field.form, field);
      return { status: 'done', label: labelOf(field), ...(next !== undefined && { next }) };
    },
    async read(label) {
      const group = groupCalled(label);
      if (group) {
        const chosen = group.inputs.find(({ type, checked }) => type === 'radio' && checked);
        return chosen ? { label: group.name, value: captionOf(chosen) } : null;
      }
      const field = (await fieldCalled(label)) ?? lastFilled();
      return field && !isSecret(field) ? { label: field.name || labelOf(field), value: field.value } : null;
    },
    async hasField(name) {
      return all(FILLABLE).some((element) => element.getAttribute('name') === name);
    },
    async takesWords(label) {
      const field = await fieldCalled(label);
      return field instanceof HTMLTextAreaElement || field?.hasAttribute('data-words') === true;
    },
    form(): FormNow | null {
      const form = formNow();
      const button = form && submitOf(form);
      if (!form || !button) return null;
      const filled = fieldsOf(form).filter((field) => !isSecret(field) && field.value.trim() !== '');
      const entered = [
        ...filled.map((field) => ({ label: labelOf(field), value: shownValue(field) })),
        // What a preview shows.
        ...[...form.querySelectorAll('dl dt')].map((term) => ({
          label: term.textContent.trim(),
          value: term.nextElementSibling?.textContent.trim() ?? '',
        })),
      ];
      return {
        button: button.textContent.trim(),
        leadsOn: button.hasAttribute('data-leads-on'),
        entered,
      };
    },
    fields(): FormField[] {
      const form = formNow();
      if (!form) return [];
      const texts = (list: HTMLSelectElement) => [...list.options].filter(({ value }) => value !== '').map(({ text }) => text);
      return [
        ...groupsOf(form).map(({ name, label, inputs }) => ({
          name,
          label,
          words: false,
          takes: 'text' as const,
          options: inputs.map(captionOf),
          several: inputs[0]!.type === 'checkbox',
        })),
        ...fieldsOf(form)
          .filter((field) => !isSecret(field))
          .map((field) => ({
            name: field.name,
            label: labelOf(field),
            takes: takesOf(field),
            words: field instanceof HTMLTextAreaElement || field.hasAttribute('data-words'),
            options: field instanceof HTMLSelectElement ? texts(field) : [],
            several: false,
          })),
      ];
    },
    stepBack() {
      const button = formNow()?.querySelector<HTMLButtonElement>('[data-back]');
      button?.click();
      return button !== null && button !== undefined;
    },
    async submit() {
      const form = formNow();
      if (!form) return { status: 'missing', problems: [] };
      form.requestSubmit(submitOf(form));
      await untilSent(form);
      const problems = form.isConnected ? [...problemsOf(form), ...troubleOf(form)] : [];
      const next = nextEmpty(formNow());
      return { status: problems.length > 0 ? 'problems' : 'done', problems, ...(next !== undefined && { next }) };
    },
  };
}
