import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../ui/fonts.ts';
import '../ui/tokens.css';
import '../ui/base.css';
import './start-loader.css';
import { App } from './app.tsx';
import { loadWishes } from './load-wishes.ts';
import { start, type Started } from './start.ts';
import { endStartLoader } from './start-loader.ts';

const IDLE_MS = 1500;

/** Loads what the first wish needs, once the page is up. */
function prepareWishes({ stores, understanding }: Started): void {
  const { language } = stores.settings.store.getState();
  const prepare = () => void Promise.all([loadWishes(), understanding.prepare(language)]).catch(() => undefined);
  if ('requestIdleCallback' in globalThis) requestIdleCallback(prepare, { timeout: IDLE_MS });
  else setTimeout(prepare, IDLE_MS);
}

/** Removes the server's head for this address; from now on the page sets its own. */
function dropServedHead(): void {
  for (const element of document.head.querySelectorAll('title, [data-page]')) element.remove();
}

endStartLoader();
const started = await start();
started.navigation.watchHistory();
dropServedHead();
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App {...started} />
  </StrictMode>,
);
prepareWishes(started);
