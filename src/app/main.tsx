import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import '../ui/fonts.ts';
import '../ui/tokens.css';
import '../ui/base.css';
import './start-loader.css';
import { App } from './app.tsx';
import { loadScreen } from './late-screen.tsx';
import { loadWishes } from './load-wishes.ts';
import { locationHook } from './navigation.ts';
import { keepSite } from './offline.ts';
import { routeOf } from './routes.tsx';
import { dropServedHead, takeOver } from './served-page.ts';
import { start, type Started } from './start.ts';
import { endStartLoader } from './start-loader.ts';

/** Someone is there: a key, a finger, a pointer, a reader's focus. */
const SIGNS = ['keydown', 'pointerdown', 'pointermove', 'focusin'] as const;

/** Loads what the first wish needs at the first sign of somebody, who then still has to say it. */
function prepareWishes({ stores, understanding }: Started): void {
  const { language } = stores.settings.store.getState();
  const over = new AbortController();
  const prepare = () => {
    over.abort();
    void Promise.all([loadWishes(), understanding.prepare(language)]).catch(() => undefined);
  };
  for (const sign of SIGNS) addEventListener(sign, prepare, { capture: true, passive: true, signal: over.signal });
}

/** Loads the code of what the address shows; whoever can't load it is told by the screen itself. */
async function loadShown(): Promise<void> {
  const query = location.search.slice(1);
  const screen = routeOf(location.pathname, query)?.show({ path: location.pathname, query });
  if (screen) await loadScreen(screen).catch(() => undefined);
}

/** Takes over the page that the server has rendered, if it is in the language of this person; renders it otherwise. */
function show(started: Started): void {
  const root = document.getElementById('root')!;
  const app = (
    <StrictMode>
      <App {...started} router={{ hook: locationHook(started.navigation) }} onShown={() => takeOver(root)} />
    </StrictMode>
  );
  dropServedHead();
  // In slices, between which the page scrolls and hears keys; what is pressed meanwhile is kept.
  if (started.served) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
}

/** Not awaited at the top of the module: screens import from the same file, and would wait for it in turn. */
async function begin(): Promise<void> {
  endStartLoader();
  const shown = loadShown();
  const started = await start();
  started.navigation.watchHistory();
  if (started.served) await shown;
  show(started);
  prepareWishes(started);
  keepSite();
}

void begin();
