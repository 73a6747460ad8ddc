import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Notices } from '../../src/app/notices.tsx';
import { words } from '../../src/domain/words.ts';
import { createStores, StoresProvider } from '../../src/state/stores.tsx';
import { tellBy } from '../../src/ui/tell.ts';
import { show } from '../ui/in-english.tsx';

describe('short messages', () => {
  const said: string[] = [];
  let quiet = () => undefined as void;
  beforeEach(() => {
    said.length = 0;
    quiet = tellBy((text) => Boolean(said.push(text)));
  });
  afterEach(() => {
    quiet();
    cleanup();
  });

  const NEWS = { text: words('notFound.notice'), kind: 'done' as const, ms: Number.POSITIVE_INFINITY };
  const TEXT = 'Page not found. Showing the home page.';

  function shown() {
    const stores = createStores();
    const at = (place: string) => (
      <StoresProvider stores={stores}>
        <Notices key={place} placed={place === 'placed'} />
      </StoresProvider>
    );
    const { rerender } = show(at('edge'));
    return { add: (more = {}) => act(() => void stores.notices.add({ ...NEWS, ...more })), move: () => rerender(at('placed')), stores };
  }

  it('are told and shown', () => {
    shown().add();
    expect(screen.getByRole('region', { name: 'Messages' }).textContent).toContain(TEXT);
    expect(said).toEqual([TEXT]);
  });

  it('are only told where what was pressed shows them', () => {
    const { add, stores } = shown();
    add({ inPlace: true });
    expect(screen.queryByText(TEXT)).toBeNull();
    expect(said).toEqual([TEXT]);
    expect(stores.notices.store.getState().notices).toEqual([]);
  });

  it('are not told again when the assistant takes them in', () => {
    const { add, move } = shown();
    add();
    move();
    expect(screen.getByText(TEXT)).toBeTruthy();
    expect(said).toEqual([TEXT]);
  });
});
