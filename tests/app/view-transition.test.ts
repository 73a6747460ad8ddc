import { afterEach, describe, expect, it, vi } from 'vitest';
import { withMovingPicture } from '../../src/app/view-transition.ts';

const HOME = new URL('/property/1?id=12', location.href);

/** A page with the card of one home, and a browser that can move pictures. */
function page({ reduced = false } = {}) {
  document.body.innerHTML = '<main><article><figure></figure><a href="/property/1?id=12">2 BHK flat</a></article></main>';
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }));
  const picture = document.querySelector('figure')!;
  const named: string[] = [];
  const start = vi.fn<(change: () => Promise<void>) => unknown>((change) => {
    named.push(picture.style.viewTransitionName);
    const done = change();
    return { ready: Promise.resolve(), finished: done };
  });
  Object.assign(document, { startViewTransition: start });
  return { start, named, picture };
}

describe('going from a card to its home', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(document, 'startViewTransition');
    document.body.innerHTML = '';
  });

  it('moves the picture of that card, and goes', () => {
    const { start, named, picture } = page();
    const go = vi.fn<() => void>();
    withMovingPicture(HOME, go);
    expect(start).toHaveBeenCalledOnce();
    expect(named).toEqual(['home-picture']);
    expect(picture.style.viewTransitionName).toBe('');
    expect(go).toHaveBeenCalledOnce();
  });

  it('only goes where people want no movement', () => {
    const { start } = page({ reduced: true });
    const go = vi.fn<() => void>();
    withMovingPicture(HOME, go);
    expect(start).not.toHaveBeenCalled();
    expect(go).toHaveBeenCalledOnce();
  });

  it('only goes where no card of it is in view', () => {
    const { start } = page();
    const go = vi.fn<() => void>();
    withMovingPicture(new URL('/help', location.href), go);
    expect(start).not.toHaveBeenCalled();
    expect(go).toHaveBeenCalledOnce();
  });
});
