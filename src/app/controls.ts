import { create } from 'zustand';
import type { Controls } from '../commands/ports.ts';

const PRESSABLE =
  'a[href], button, summary, input:not([type="hidden"]), select, textarea, [role="button"], [role="tab"], [role="option"], [role="switch"]';
const FILLABLE = 'input:not([type="hidden"]):not([type="checkbox"]):not([type="radio"]):not([type="file"]), textarea, select';
/** The assistant is not asked to press itself. */
const OWN = '[data-assistant-composer]';

interface Numbered {
  on: boolean;
  elements: HTMLElement[];
}

/** Controls that have a number on them now. */
export const useNumbered = create<Numbered>(() => ({ on: false, elements: [] }));

const folded = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{Nd}]+/gu, ' ')
    .trim();

const isThere = (element: HTMLElement): boolean =>
  element.checkVisibility({ checkOpacity: false, checkVisibilityCSS: true }) &&
  !element.closest('[inert], [aria-hidden="true"]') &&
  !element.closest(OWN);

const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)].filter(isThere);

/** How well a name fits what was said: the same, its beginning, or somewhere in it; the shorter name first. */
function fit(name: string, said: string): number {
  if (name === said) return 3;
  if (name.startsWith(`${said} `)) return 2;
  return ` ${name} `.includes(` ${said} `) ? 1 : 0;
}

async function named(selector: string, said: string): Promise<HTMLElement | undefined> {
  const { computeAccessibleName } = await import('dom-accessibility-api');
  const wanted = folded(said);
  if (!wanted) return undefined;
  const candidates = all(selector)
    .map((element) => ({ element, name: folded(computeAccessibleName(element)) }))
    .map((item) => ({ ...item, score: fit(item.name, wanted) }))
    .filter((item) => item.score > 0);
  return candidates.toSorted((a, b) => b.score - a.score || a.name.length - b.name.length)[0]?.element;
}

function pressElement(element: HTMLElement | undefined): 'done' | 'missing' | 'disabled' {
  if (!element) return 'missing';
  if (element.getAttribute('aria-disabled') === 'true' || element.matches(':disabled')) return 'disabled';
  element.scrollIntoView({ block: 'nearest' });
  element.focus({ preventScroll: true });
  if (!element.matches(FILLABLE)) element.click();
  return 'done';
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

/** The live page by its accessible names: what a screen reader can say, a voice can press and fill. */
export const controls: Controls = {
  press: async (name) => pressElement(await named(PRESSABLE, name)),
  async pressNumber(number) {
    const { on, elements } = useNumbered.getState();
    return pressElement((on ? elements : all(PRESSABLE))[number - 1]);
  },
  async fill(label, value) {
    const byName = all(FILLABLE).find((element) => folded(element.getAttribute('name') ?? '') === folded(label));
    const field = byName ?? (await named(FILLABLE, label));
    if (!field) return 'missing';
    field.focus();
    if (field.matches('[type="password"]')) return 'secret';
    if (field instanceof HTMLSelectElement) return choose(field, value) ? 'done' : 'missing';
    type(field as HTMLInputElement, value);
    return 'done';
  },
  number: (on) => useNumbered.setState({ on, elements: on ? all(PRESSABLE) : [] }),
};

/** Counts the controls again when the page has changed. */
export function renumber(): void {
  const { on, elements } = useNumbered.getState();
  if (!on) return;
  const now = all(PRESSABLE);
  if (now.length !== elements.length || now.some((element, i) => element !== elements[i])) useNumbered.setState({ elements: now });
}
