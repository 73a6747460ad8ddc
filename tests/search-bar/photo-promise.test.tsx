import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { PhotoPromise } from '../../src/search-bar/photo-promise.tsx';
import { createStores, StoresProvider, type Stores } from '../../src/state/stores.tsx';
import { Announcer } from '../../src/ui/announcer.tsx';
import { show } from '../ui/in-english.tsx';

const PROMISE = /checks the photo first.*keeps neither the photo nor anything made from it/;

const showPromise = (stores: Stores) =>
  show(
    <StoresProvider stores={stores}>
      <Announcer />
      <PhotoPromise />
    </StoresProvider>,
  );

describe('what becomes of a photo', () => {
  afterEach(cleanup);

  it('is always shown, and announced with the first photo only', async () => {
    const stores = createStores();
    showPromise(stores);
    expect(screen.getByText(PROMISE, { selector: 'p' })).toBeTruthy();
    await expect.poll(() => screen.getByRole('status').textContent).toMatch(PROMISE);
    await expect.poll(() => screen.getByRole('status').textContent, { timeout: 3000 }).toBe('');
    cleanup();
    showPromise(stores);
    expect(screen.getByText(PROMISE, { selector: 'p' })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('');
  });
});
