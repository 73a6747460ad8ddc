import { afterEach, describe, expect, it, vi } from 'vitest';
import { onStorageTrouble, safeStorage } from '../../src/services/storage.ts';

describe('a storage that refuses', () => {
  afterEach(() => vi.restoreAllMocks());

  it('keeps things in memory when it is full, and tells so', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const trouble = vi.fn();
    const off = onStorageTrouble(trouble);
    const storage = safeStorage('localStorage');
    storage.setItem('wishlist', '[1]');
    expect(storage.getItem('wishlist')).toBe('[1]');
    expect(trouble).toHaveBeenCalled();
    off();
  });

  it('works where it is blocked', () => {
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const storage = safeStorage('localStorage');
    expect(storage.getItem('wishlist')).toBeNull();
    storage.setItem('wishlist', '[2]');
    expect(storage.getItem('wishlist')).toBe('[2]');
    storage.removeItem('wishlist');
    expect(storage.getItem('wishlist')).toBeNull();
  });
});
