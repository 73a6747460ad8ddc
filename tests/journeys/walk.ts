import type { Page } from 'playwright';

/** What Tab can reach in the page as it stands. */
const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

interface Stop {
  /** The control's place among all controls; -1 is the page itself. */
  place: number;
  name: string;
  outlined: boolean;
  covered: boolean;
}

/** Gives every control that Tab should reach a number, and tells how many there are. */
const numberControls = (page: Page): Promise<number> =>
  page.evaluate((selector) => {
    const reachable = [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (element) =>
        element.tabIndex >= 0 &&
        !(element as HTMLInputElement).disabled &&
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest('[inert]'),
    );
    const groups = new Set<string>();
    const stops = reachable.filter((element) => {
      if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true;
      const key = `${element.form ? 'form' : ''}${element.name}`;
      return groups.has(key) ? false : groups.add(key);
    });
    for (const [place, element] of stops.entries()) element.dataset['stop'] = String(place);
    return stops.length;
  }, CONTROLS);

/** The control that has the focus now. */
const stopNow = (page: Page): Promise<Stop> =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    if (element === document.body) return { place: -1, name: 'the page', outlined: true, covered: false };
    const box = element.getBoundingClientRect();
    const shown = [element, element.parentElement!, element.parentElement!.parentElement!].some((one) => {
      const { outlineStyle, outlineWidth, boxShadow, borderColor } = getComputedStyle(one);
      return (
        (outlineStyle !== 'none' && outlineWidth !== '0px') ||
        (one !== element ? one.matches(':focus-within') && boxShadow !== 'none' && borderColor !== '' : false)
      );
    });
    const points = [0.1, 0.5, 0.9].flatMap((x) =>
      [0.1, 0.5, 0.9].map((y) => [box.left + box.width * x, box.top + box.height * y] as const),
    );
    const free = points.some(([x, y]) => {
      const top = document.elementFromPoint(x, y);
      return (
        top !== null &&
        (element.contains(top) || top.contains(element) || (top as HTMLElement).closest('label')?.contains(element) === true)
      );
    });
    const radio = element instanceof HTMLInputElement && element.type === 'radio';
    const group = radio ? [...document.querySelectorAll<HTMLInputElement>(`input[type=radio][name="${element.name}"]`)] : [];
    const stop = element.dataset['stop'] ?? group.find((one) => one.dataset['stop'])?.dataset['stop'];
    return {
      place: stop === undefined ? -2 : Number(stop),
      name: `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40) || element.getAttribute('name') || element.id}"`,
      outlined: shown,
      covered: !free,
    };
  });

/** Presses Tab through the whole page once; gives what was not reached, not seen, hidden, or held the focus. */
export async function walk(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    scrollTo(0, 0);
  });
  const count = await numberControls(page);
  const reached = new Set<number>();
  const wrong = new Set<string>();
  let last = '';
  let still = 0;
  for (let presses = 0; presses < count + 12; presses++) {
    await page.keyboard.press('Tab');
    let stop = await stopNow(page);
    // What arrives late may move the page under the focus for a moment.
    for (let looks = 0; stop.covered && looks < 3; looks++) {
      await page.waitForTimeout(150);
      stop = await stopNow(page);
    }
    if (stop.place === -1 && reached.size > 0) break;
    still = `${stop.place} ${stop.name}` === last ? still + 1 : 0;
    last = `${stop.place} ${stop.name}`;
    if (still > 2) {
      wrong.add(`${stop.name} keeps the focus`);
      break;
    }
    if (reached.has(stop.place) && stop.place === 0 && reached.size >= count) break;
    reached.add(stop.place);
    if (!stop.outlined) wrong.add(`${stop.name} shows no focus`);
    if (stop.covered) wrong.add(`${stop.name} is hidden where it has the focus`);
  }
  const missed = await page.evaluate(
    (places) =>
      [...document.querySelectorAll<HTMLElement>('[data-stop]')]
        .filter((element) => !places.includes(Number(element.dataset['stop'])) && element.checkVisibility({ visibilityProperty: true }))
        .map((element) => (element.getAttribute('aria-label') ?? element.textContent ?? element.tagName).trim().slice(0, 40)),
    [...reached],
  );
  return [...wrong, ...missed.map((name) => `"${name}" is not reached`)];
}

/** Controls whose name does not begin with their visible words. */
export async function labelMismatches(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const plain = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();
    return [...document.querySelectorAll<HTMLElement>('button[aria-label], a[aria-label]')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && /\p{L}/u.test(element.innerText))
      .filter((element) => !plain(element.getAttribute('aria-label')!).startsWith(plain(element.innerText)))
      .map((element) => `"${plain(element.innerText)}" is called "${element.getAttribute('aria-label')}"`);
  });
}

/** Targets that are smaller than 24 x 24 px and stand closer than that to another; links inside a sentence are left out. */
export async function crampedTargets(page: Page): Promise<string[]> {
  return page.evaluate((selector) => {
    const shown = [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) && element.tabIndex >= 0 && getComputedStyle(element).display !== 'inline',
    );
    const boxOf = (element: HTMLElement) => (element.closest('label') ?? element).getBoundingClientRect();
    const small = shown.filter((element) => boxOf(element).width < 24 || boxOf(element).height < 24);
    const middle = (box: DOMRect) => [box.left + box.width / 2, box.top + box.height / 2] as const;
    return small
      .filter((element) => {
        const [x, y] = middle(boxOf(element));
        return shown.some((other) => {
          if (other === element || other.contains(element) || element.contains(other)) return false;
          const box = boxOf(other);
          const [dx, dy] = [Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom)];
          return Math.hypot(dx, dy) < 12;
        });
      })
      .map(
        (element) =>
          `"${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}" is small and close to another`,
      );
  }, CONTROLS);
}
