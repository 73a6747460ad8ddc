import { useEffect } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Router, useLocation, type RouterProps } from 'wouter';
import { AssistantProvider } from '../assistant/assistant-provider.tsx';
import { themeAt } from '../domain/themes.ts';
import { StoresProvider } from '../state/stores.tsx';
import { Announcer } from '../ui/announcer.tsx';
import { BareShell } from './bare-shell.tsx';
import { Boundary } from './boundary.tsx';
import { Dialogs } from './dialogs.tsx';
import { routeOf, Stage } from './routes.tsx';
import { Shell } from './shell.tsx';
import type { Started } from './start.ts';

function Everything() {
  const [path] = useLocation();
  const route = routeOf(path);
  const stage = (
    <Boundary key={path}>
      <Stage />
    </Boundary>
  );
  return (
    <>
      {route?.bare ? (
        <BareShell>{stage}</BareShell>
      ) : (
        <Shell home={path === '/' || !route} theme={themeAt(path)?.theme}>
          {stage}
        </Shell>
      )}
      <Dialogs />
    </>
  );
}

export interface AppProps extends Pick<Started, 'stores' | 'i18n' | 'assistant'> {
  /** How addresses are read and changed: the browser's, or the one that the server was asked for. */
  router: Omit<RouterProps, 'children'>;
  onShown?(): void;
}

export function App({ stores, i18n, assistant, router, onShown }: AppProps) {
  useEffect(() => onShown?.(), [onShown]);
  return (
    <StoresProvider stores={stores}>
      <I18nextProvider i18n={i18n}>
        <Router {...router}>
          <AssistantProvider parts={assistant}>
            <Everything />
          </AssistantProvider>
          <Announcer />
        </Router>
      </I18nextProvider>
    </StoresProvider>
  );
}
