import { describe, expect, it } from 'vitest';
import { safeStorage } from '../../src/services/storage.ts';
import { createSettings } from '../../src/state/settings.ts';

describe('what is told once', () => {
  it('is told once on a device, beyond this visit, and each thing by itself', async () => {
    localStorage.clear();
    const settings = createSettings('en');
    await settings.open(safeStorage('localStorage'));
    expect(settings.firstTime('toldOfSound')).toBe(true);
    expect(settings.firstTime('toldOfSound')).toBe(false);
    const later = createSettings('en');
    await later.open(safeStorage('localStorage'));
    expect(later.firstTime('toldOfSound')).toBe(false);
    expect(later.firstTime('toldOfPhotos')).toBe(true);
  });

  it('leaves settings from before as they are', async () => {
    localStorage.setItem('settings', JSON.stringify({ state: { language: 'te', theme: 'dark', speechRate: 1.5 }, version: 1 }));
    const settings = createSettings('en');
    await settings.open(safeStorage('localStorage'));
    expect(settings.store.getState()).toMatchObject({ language: 'te', theme: 'dark', speechRate: 1.5 });
    expect(settings.firstTime('toldOfSound')).toBe(true);
  });
});
