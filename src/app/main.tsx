import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../ui/tokens.css';
import '../ui/base.css';
import { understandingOf } from '../assistant/load-understanding.ts';
import { App } from './app.tsx';
import { start } from './start.ts';

const IDLE_MS = 1500;

/** What the first word will need comes once the page stands. */
function prepareUnderstanding(language: string): void {
  const prepare = () => void understandingOf(language).catch(() => undefined);
  if ('requestIdleCallback' in globalThis) requestIdleCallback(prepare, { timeout: IDLE_MS });
  else setTimeout(prepare, IDLE_MS);
}

const started = await start();
started.navigation.watchHistory();
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App {...started} />
  </StrictMode>,
);
prepareUnderstanding(started.stores.settings.store.getState().language);
