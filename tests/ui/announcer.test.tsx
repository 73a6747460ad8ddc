import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announce, Announcer } from '../../src/ui/announcer.tsx';

describe('the announcer', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is there before anything is said, and says one thing after the other', () => {
    const { unmount } = render(<Announcer />);
    const region = screen.getByRole('status');
    expect(region.textContent).toBe('');
    act(() => {
      announce('Four homes.');
      announce('Saved.');
    });
    expect(region.textContent).toBe('Four homes.');
    act(() => void vi.advanceTimersByTime(1000));
    expect(region.textContent).toBe('Saved.');
    act(() => void vi.advanceTimersByTime(1000));
    expect(region.textContent).toBe('');
    unmount();
  });

  it('says the same text again when it happens again', () => {
    const { unmount } = render(<Announcer />);
    act(() => announce('No speech detected.'));
    act(() => void vi.advanceTimersByTime(1000));
    expect(screen.getByRole('status').textContent).toBe('');
    act(() => announce('No speech detected.'));
    expect(screen.getByRole('status').textContent).toBe('No speech detected.');
    unmount();
  });
});
