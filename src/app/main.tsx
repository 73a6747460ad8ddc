import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../ui/tokens.css';
import '../ui/base.css';
import { understandingOf } from './load-understanding.ts';
import { App } from './app.tsx';
import { start } from './start.ts';

const IDLE_MS = 1500;

/** What the first word will need comes once the page stands. */
function prepareUnderstanding(language: string): void {
  const prepare = () => void understandingOf(language).catch(() => undefined);
  if ('requestIdleCallback' in globalThis) requestIdleCallback(prepare, { timeout: IDLE_MS });
  else setTimeout(prepare, IDLE_MS);
}

/** The head that the server has sent for this address; the page tells its own from now on. */
function dropServedHead(): void {
  for (const element of document.head.querySelectorAll('title, [data-page]')) element.remove();
}

const started = await start();
started.navigation.watchHistory();
dropServedHead();
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App {...started} />
  </StrictMode>,
);
prepareUnderstanding(started.stores.settings.store.getState().language);
