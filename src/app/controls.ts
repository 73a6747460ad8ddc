import { createStore } from 'zustand/vanilla';
import type { Control, Controls } from '../capabilities/page/ports.ts';
import type { SaidName } from '../domain/spoken-names.ts';
import { commandOf } from '../ui/control-commands.ts';

const PRESSABLE =
  'a[href], button, summary, input:not([type="hidden"]), select, textarea, [role="button"], [role="tab"], [role="option"], [role="switch"]';
const FILLABLE = 'input:not([type="hidden"]):not([type="checkbox"]):not([type="radio"]):not([type="file"]), textarea, select';
const SECRET = '[type="password"], [autocomplete*="password"], [autocomplete^="cc-"]';
/** The assistant's own controls, which it must not press. */
const OWN = '[data-assistant-composer]';

interface Numbered {
  on: boolean;
  elements: HTMLElement[];
}

/** Controls that show a number now. */
export const numbered = createStore<Numbered>(() => ({ on: false, elements: [] }));

/** Normalises names for comparison: lower case, punctuation as spaces. */
const folded = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{Nd}]+/gu, ' ')
    .trim();

/** How well a name matches what was said: all of it, its beginning, or somewhere inside; 0 for no match. */
function fit(name: string, said: string): number {
  if (name === said) return 3;
  if (name.startsWith(`${said} `)) return 2;
  return ` ${name} `.includes(` ${said} `) ? 1 : 0;
}

const isThere = (element: HTMLElement): boolean =>
  element.checkVisibility({ checkOpacity: false, checkVisibilityCSS: true }) &&
  !element.closest('[inert], [aria-hidden="true"]') &&
  !element.closest(OWN);

const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)].filter(isThere);

async function nameOf(element: HTMLElement): Promise<string> {
  const { computeAccessibleName } = await import('dom-accessibility-api');
  return computeAccessibleName(element);
}

async function named(selector: string, said: string): Promise<HTMLElement | undefined> {
  const wanted = folded(said);
  if (!wanted) return undefined;
  const candidates = await Promise.all(all(selector).map(async (element) => ({ element, name: folded(await nameOf(element)) })));
  const fitting = candidates.map((item) => ({ ...item, score: fit(item.name, wanted) })).filter(({ score }) => score > 0);
  return fitting.toSorted((a, b) => b.score - a.score || a.name.length - b.name.length)[0]?.element;
}

/** Sets a value the way typing does, so that React notices. */
function type(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

function press(element: HTMLElement): void {
  element.scrollIntoView({ block: 'nearest' });
  element.focus({ preventScroll: true });
  if (!element.matches(FILLABLE)) element.click();
}

async function controlOf(element: HTMLElement): Promise<Control> {
  const command = commandOf(element);
  // The button of an incomplete form says what is missing.
  const explains = element.matches('[type="submit"]');
  return {
    name: await nameOf(element),
    disabled: (element.getAttribute('aria-disabled') === 'true' && !explains) || element.matches(':disabled'),
    command,
    press: () => press(element),
  };
}

/** What somebody is busy with: an open dialog, else the stage. */
const inHand = (): Element | null =>
  [...document.querySelectorAll('[role="dialog"], dialog[open]')].at(-1) ?? document.querySelector('main');

/** Fields of a form are filled, and its button is known to the form: their words are not pressed. */
const belongsToForm = (element: HTMLElement): boolean =>
  element.closest('form') !== null && element.matches('input, select, textarea, [type="submit"]');

/** The control in hand whose whole name was said, small words aside, or, where `begins`, the beginning of it. */
async function ownName({ whole, plain }: SaidName, begins: boolean): Promise<string | null> {
  const place = inHand();
  const own = all(PRESSABLE).filter((element) => place?.contains(element) && !belongsToForm(element));
  const names = await Promise.all(own.map(nameOf));
  // A link that is named with small words is a wish as well, which does more than lead there.
  const exact = names.find((name, i) => folded(name) === plain || (!own[i]!.matches('a') && whole.includes(folded(name))));
  return exact ?? (begins ? names.find((name) => fit(folded(name), plain) > 1) : undefined) ?? null;
}

/** The live page by accessible name: whatever a screen reader can say, a voice can press and fill. */
export const createControls = (): Controls => ({
  async find(target) {
    const { on, elements } = numbered.getState();
    const element = 'name' in target ? await named(PRESSABLE, target.name) : (on ? elements : all(PRESSABLE))[target.number - 1];
    return element ? controlOf(element) : null;
  },
  own: ownName,
  async fill(label, value) {
    const field = await named(FILLABLE, label.replaceAll('_', ' '));
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) || field.matches(SECRET)) return false;
    field.focus();
    type(field, value);
    return true;
  },
  focus(name) {
    const field = all(FILLABLE).find((element) => element.getAttribute('name') === name) ?? all(SECRET)[0];
    field?.focus();
    return field !== undefined;
  },
  number: (on) => numbered.setState({ on, elements: on ? all(PRESSABLE) : [] }),
});

const LONGEST_NAME = 5;

/** The short names of what can be pressed in view, as they are said. */
export async function namesInView(): Promise<string[]> {
  const names = (await Promise.all(all(PRESSABLE).map(nameOf))).map(folded);
  return [...new Set(names)].filter((name) => name !== '' && name.split(' ').length <= LONGEST_NAME);
}

/** Numbers the controls again after the page changes. */
export function renumber(): void {
  const { on, elements } = numbered.getState();
  if (!on) return;
  const now = all(PRESSABLE);
  if (now.length !== elements.length || now.some((element, i) => element !== elements[i])) numbered.setState({ elements: now });
}
