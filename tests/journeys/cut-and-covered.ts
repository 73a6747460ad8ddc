import type { Page } from 'playwright';

/** Texts that are cut off: wider or higher than a box that hides the rest, or than the list that shows them. */
export const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d')!;
    const named = (element: Element) => `${element.tagName.toLowerCase()} "${(element.textContent ?? '').trim().slice(0, 40)}"`;
    const isHidden = ({ clipPath, position }: CSSStyleDeclaration) => clipPath.startsWith('inset(50%') && position === 'absolute';
    const cut: string[] = [];
    if (document.documentElement.scrollWidth > innerWidth) cut.push('the page scrolls sideways');
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const style = getComputedStyle(element);
      if (element instanceof HTMLSelectElement) {
        pen.font = style.font;
        // The arrow takes about as much room as a letter is high.
        const room =
          element.clientWidth - parseFloat(style.paddingInlineStart) - parseFloat(style.paddingInlineEnd) - parseFloat(style.fontSize);
        if (pen.measureText(element.selectedOptions[0]?.text ?? '').width > room)
          cut.push(`the list "${element.selectedOptions[0]!.text}"`);
      } else if (element.childElementCount === 0 && element.textContent?.trim() && !isHidden(style) && style.overflow !== 'visible') {
        const isWider = style.overflowX !== 'auto' && element.scrollWidth > element.clientWidth + 1;
        const isHigher = style.overflowY !== 'auto' && element.scrollHeight > element.clientHeight + 1;
        // A reply that is cut after two lines is shown whole by a press.
        if ((isWider || isHigher) && style.webkitLineClamp === 'none') cut.push(named(element));
      }
    }
    return cut;
  });

/** Controls that something fixed covers while they have the focus. */
export const coveredControls = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const covered: string[] = [];
    const controls = document.querySelectorAll<HTMLElement>('a[href], button, input:not([type=hidden]), select, textarea, [tabindex="0"]');
    for (const control of controls) {
      if (!control.checkVisibility({ visibilityProperty: true }) || control.closest('[hidden], [inert]')) continue;
      control.focus();
      if (document.activeElement !== control) continue;
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const { left, top, width, height } = control.getBoundingClientRect();
      const isFree = [0.1, 0.5, 0.9].some((share) => {
        const found = document.elementFromPoint(left + width * share, top + height / 2);
        return found !== null && (control.contains(found) || found.contains(control) || found.closest('label')?.contains(control) === true);
      });
      if (!isFree)
        covered.push(
          `${control.tagName.toLowerCase()} "${(control.getAttribute('aria-label') ?? control.textContent ?? '').trim().slice(0, 40)}"`,
        );
    }
    (document.activeElement as HTMLElement | null)?.blur();
    scrollTo(0, 0);
    return covered;
  });
