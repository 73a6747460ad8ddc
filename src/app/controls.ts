import { create } from 'zustand';
import type { Controls } from '../capabilities/ports.ts';
import { folded } from '../forms/form-talk.ts';
import { FILLABLE, fit, formControls, nameOf } from './form-controls.ts';

const PRESSABLE =
  'a[href], button, summary, input:not([type="hidden"]), select, textarea, [role="button"], [role="tab"], [role="option"], [role="switch"]';
/** The assistant is not asked to press itself. */
const OWN = '[data-assistant-composer]';

interface Numbered {
  on: boolean;
  elements: HTMLElement[];
}

/** Controls that have a number on them now. */
export const useNumbered = create<Numbered>(() => ({ on: false, elements: [] }));

const isThere = (element: HTMLElement): boolean =>
  element.checkVisibility({ checkOpacity: false, checkVisibilityCSS: true }) &&
  !element.closest('[inert], [aria-hidden="true"]') &&
  !element.closest(OWN);

const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)].filter(isThere);

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
  const explains = element.matches('form[data-form] [type="submit"]');
  if ((element.getAttribute('aria-disabled') === 'true' && !explains) || element.matches(':disabled')) return 'disabled';
  element.scrollIntoView({ block: 'nearest' });
  element.focus({ preventScroll: true });
  if (!element.matches(FILLABLE)) element.click();
  return 'done';
}

/** The live page by its accessible names: what a screen reader can say, a voice can press and fill. */
export const controls: Controls = {
  press: async (name) => pressElement(await named(PRESSABLE, name)),
  async pressNumber(number) {
    const { on, elements } = useNumbered.getState();
    return pressElement((on ? elements : all(PRESSABLE))[number - 1]);
  },
  async needsYes(name) {
    const { on, elements } = useNumbered.getState();
    const element = typeof name === 'string' ? await named(PRESSABLE, name) : (on ? elements : all(PRESSABLE))[name - 1];
    return element?.hasAttribute('data-asks') ? nameOf(element) : null;
  },
  ...formControls({ all, named }),
  number: (on) => useNumbered.setState({ on, elements: on ? all(PRESSABLE) : [] }),
};

/** Counts the controls again when the page has changed. */
export function renumber(): void {
  const { on, elements } = useNumbered.getState();
  if (!on) return;
  const now = all(PRESSABLE);
  if (now.length !== elements.length || now.some((element, i) => element !== elements[i])) useNumbered.setState({ elements: now });
}
