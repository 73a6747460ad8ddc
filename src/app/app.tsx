import { Router, useLocation } from 'wouter';
import { AssistantProvider } from '../assistant/assistant-provider.tsx';
import { Announcer } from '../ui/announcer.tsx';
import { BareShell } from './bare-shell.tsx';
import { Boundary } from './boundary.tsx';
import { Dialogs } from './dialogs.tsx';
import { themeAt } from '../domain/themes.ts';
import { useAppLocation } from './navigation.ts';
import { routeOf, Stage } from './routes.tsx';
import { Shell } from './shell.tsx';

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

export function App() {
  return (
    <Router hook={useAppLocation}>
      <AssistantProvider>
        <Everything />
      </AssistantProvider>
      <Announcer />
    </Router>
  );
}
