import { useEffect, useMemo } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Router, useLocation } from 'wouter';
import { AssistantProvider } from '../assistant/assistant-provider.tsx';
import { themeAt } from '../domain/themes.ts';
import { StoresProvider } from '../state/stores.tsx';
import { Announcer } from '../ui/announcer.tsx';
import { BareShell } from './bare-shell.tsx';
import { Boundary } from './boundary.tsx';
import { Dialogs } from './dialogs.tsx';
import { locationHook } from './navigation.ts';
import { routeOf, Stage } from './routes.tsx';
import { Shell } from './shell.tsx';
import type { Started } from './start.ts';

export function Everything() {
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

export function App({ stores, i18n, navigation, assistant, onShown }: Started & { onShown(): void }) {
  useEffect(onShown, [onShown]);
  const hook = useMemo(() => locationHook(navigation), [navigation]);
  return (
    <StoresProvider stores={stores}>
      <I18nextProvider i18n={i18n}>
        <Router hook={hook}>
          <AssistantProvider parts={assistant}>
            <Everything />
          </AssistantProvider>
          <Announcer />
        </Router>
      </I18nextProvider>
    </StoresProvider>
  );
}
