import { useEffect } from 'react';
import { useSettings } from '../state/stores.tsx';

/** Applies the person's choice of light or dark. */
export function useTheme(): void {
  const theme = useSettings((settings) => settings.theme);
  useEffect(() => {
    if (theme === 'system') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = theme;
  }, [theme]);
}
