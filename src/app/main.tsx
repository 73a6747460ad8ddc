import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../ui/tokens.css';
import '../ui/base.css';
import { understandingOf } from '../assistant/load-understanding.ts';
import { useSettings } from '../state/settings.ts';
import { App } from './app.tsx';
import { watchHistory } from './navigation.ts';
import { startTranslations } from './translations.ts';
import { wire } from './wiring.ts';

const IDLE_MS = 1500;

/** What the first word will need comes once the page stands. */
function prepareUnderstanding(): void {
  const prepare = () => void understandingOf(useSettings.getState().language).catch(() => undefined);
  if ('requestIdleCallback' in globalThis) requestIdleCallback(prepare, { timeout: IDLE_MS });
  else setTimeout(prepare, IDLE_MS);
}

await wire();
await startTranslations();
watchHistory();
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
prepareUnderstanding();
