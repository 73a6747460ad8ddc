import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from '../../src/ui/dialog.tsx';
import { LoadingVeil } from '../../src/ui/loading-veil.tsx';
import { show } from './in-english.tsx';

afterEach(cleanup);

const dialog = () => screen.getByRole('dialog', { name: 'Filters' });

function open() {
  const onClose = vi.fn<() => void>();
  show(
    <Dialog title="Filters" open onClose={onClose}>
      <input aria-label="Price" />
    </Dialog>,
  );
  return onClose;
}

describe('a dialog', () => {
  it('is named by its heading and has what it holds', () => {
    open();
    expect(within(dialog()).getByRole('heading', { level: 2, name: 'Filters' })).toBeTruthy();
    expect(within(dialog()).getByRole('textbox', { name: 'Price' })).toBeTruthy();
  });

  it('closes by its button', () => {
    const onClose = open();
    fireEvent.click(within(dialog()).getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('closes by Escape', () => {
    const onClose = open();
    act(() => void fireEvent.keyDown(dialog(), { key: 'Escape' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('is not there while it is closed', () => {
    show(
      <Dialog title="Filters" open={false} onClose={() => undefined}>
        Price
      </Dialog>,
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the veil while something is done', () => {
  it('says what is done', () => {
    show(<LoadingVeil title="Analyzing" text="One moment" />);
    expect(screen.getByRole('dialog', { name: 'Analyzing' }).textContent).toContain('One moment');
  });

  it('does not close by Escape', () => {
    show(<LoadingVeil title="Analyzing" text="One moment" />);
    act(() => void fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' }));
    expect(screen.getByRole('dialog', { name: 'Analyzing' })).toBeTruthy();
  });
});
