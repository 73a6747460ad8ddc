import type { Controls, Filled, FormNow } from '../commands/ports.ts';

export const FILLABLE = 'input:not([type="hidden"]):not([type="checkbox"]):not([type="radio"]):not([type="file"]), textarea, select';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const folded = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{Nd}]+/gu, ' ')
    .trim();

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
    const byName = all(FILLABLE).find((element) => folded(element.getAttribute('name') ?? '') === folded(label));
    return (byName ?? (await named(FILLABLE, label.replaceAll('_', ' ')))) as Field | undefined;
  }

  const lastFilled = (): Field | undefined => (last?.isConnected ? last : undefined);

  /** Another field that must be filled and is empty. */
  function nextEmpty(field: Field): string | undefined {
    const empty = field.form && fieldsOf(field.form).find((other) => other.required && other.value === '' && other !== field);
    return empty ? labelOf(empty) : undefined;
  }

  return {
    async fill(label, value): Promise<Filled> {
      const field = (await fieldCalled(label)) ?? (label === 'number' ? lastFilled() : undefined);
      if (!field) return { status: 'missing' };
      field.focus();
      if (isSecret(field)) return { status: 'secret', label: labelOf(field) };
      if (field instanceof HTMLSelectElement) {
        if (!choose(field, value)) return { status: 'missing' };
      } else type(field, value);
      last = field;
      const next = nextEmpty(field);
      return { status: 'done', label: labelOf(field), ...(next !== undefined && { next }) };
    },
    async read(label) {
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
      const entered = fieldsOf(form).filter((field) => !isSecret(field) && field.value.trim() !== '');
      return { button: button.textContent.trim(), entered: entered.map((field) => ({ label: labelOf(field), value: shownValue(field) })) };
    },
    async submit() {
      const form = formNow();
      if (!form) return { status: 'missing', problems: [] };
      form.requestSubmit(submitOf(form));
      await untilSent(form);
      const problems = form.isConnected ? [...problemsOf(form), ...troubleOf(form)] : [];
      return { status: problems.length > 0 ? 'problems' : 'done', problems };
    },
  };
}
