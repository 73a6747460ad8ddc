import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PhotoButton } from '../../src/search-bar/photo-button.tsx';
import { SEARCH_BAR } from '../../src/search-bar/variants.ts';
import { createStores, StoresProvider } from '../../src/state/stores.tsx';
import { fakeApp } from '../capabilities/fake-app.ts';

const told = { tellError: vi.fn(), closeError: vi.fn() };

function show(available: 'unknown' | 'no' | 'yes' = 'unknown') {
  const { services, runner, server } = fakeApp();
  const stores = createStores();
  stores.door.open(runner);
  stores.photoSearch.store.setState({ available });
  const { container } = render(
    <StoresProvider stores={stores}>
      <PhotoButton variant={SEARCH_BAR} told={told} speechLanguage="en-US" />
    </StoresProvider>,
  );
  const input = container.querySelector<HTMLInputElement>('input[type="file"]')!;
  return { services, server, input, button: screen.getByRole('button', { name: 'searchBar.byPhoto' }) };
}

const chosen = (input: HTMLInputElement, file: File) => {
  Object.defineProperty(input, 'files', { value: [file], configurable: true });
  fireEvent.change(input);
};

describe('the photo button', () => {
  beforeEach(() => void vi.clearAllMocks());
  afterEach(cleanup);

  it.each(['unknown', 'no', 'yes'] as const)('shows whether it can be used: %s', (available) => {
    const { button } = show(available);
    expect(button.getAttribute('aria-disabled')).toBe(available === 'yes' ? null : 'true');
    expect(screen.queryByText('searchBar.unavailable') !== null).toBe(available === 'no');
  });

  it('asks again when it is pressed while it is not available', async () => {
    const { services, button } = show();
    vi.mocked(services.photos.available).mockResolvedValue(false);
    fireEvent.click(button);
    await vi.waitFor(() =>
      expect(told.tellError).toHaveBeenCalledWith({ key: 'photoSearch.errorTitle' }, { key: 'errors.photo-search-unavailable' }, 3000),
    );
  });

  it('has, in test builds, a hidden button that opens the file picker', () => {
    const { input } = show();
    const picked = vi.spyOn(input, 'click');
    const hidden = screen.getByTestId('pick-photo');
    expect(hidden.hidden).toBe(true);
    hidden.click();
    expect(picked).toHaveBeenCalledOnce();
  });

  it.each<[string, File, string, number]>([
    ['no image', new File(['x'], 'x.pdf', { type: 'application/pdf' }), 'errors.photo-not-an-image', 3000],
    ['too large', new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'x.jpg', { type: 'image/jpeg' }), 'errors.photo-too-large', 4000],
  ])('refuses what is %s without sending it', (_, file, key, ms) => {
    const { server, input } = show();
    chosen(input, file);
    expect(told.tellError).toHaveBeenCalledWith({ key: 'photoSearch.errorTitle' }, { key }, ms);
    expect(server.made('visualSearchAnalyze')).toEqual([]);
  });
});
