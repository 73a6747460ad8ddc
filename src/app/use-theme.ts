import { useEffect, useLayoutEffect } from 'react';
import type { Palette } from '../domain/themes.ts';
import { useSettings } from '../state/stores.tsx';

/** Applies the person's choice of light or dark, and the colours of a presentation. */
export function useTheme(palette?: Palette): void {
  const theme = useSettings((settings) => settings.theme);
  useEffect(() => {
    if (theme === 'system') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  useLayoutEffect(() => {
    if (palette) document.documentElement.dataset['palette'] = palette;
    return () => {
      delete document.documentElement.dataset['palette'];
    };
  }, [palette]);
}
