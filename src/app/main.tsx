import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import '../ui/fonts.ts';
import '../ui/tokens.css';
import '../ui/base.css';
import './start-loader.css';
import { App } from './app.tsx';
import { loadScreen } from './late-screen.tsx';
import { loadWishes } from './load-wishes.ts';
import { routeOf } from './routes.tsx';
import { dropServedHead, takeOver } from './served-page.ts';
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

/** Takes over the page that the server has rendered, if it is in the language of this person; renders it otherwise. */
async function show(started: Started): Promise<void> {
  const root = document.getElementById('root')!;
  const app = (
    <StrictMode>
      <App {...started} onShown={() => takeOver(root)} />
    </StrictMode>
  );
  if (started.served) {
    const screen = routeOf(location.pathname)?.show({ path: location.pathname, query: location.search.slice(1) });
    if (screen) await loadScreen(screen);
  }
  dropServedHead();
  if (started.served) hydrateRoot(root, app);
  else createRoot(root).render(app);
}

endStartLoader();
const started = await start();
started.navigation.watchHistory();
await show(started);
prepareWishes(started);
