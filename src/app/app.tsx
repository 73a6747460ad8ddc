import { Router, useLocation } from 'wouter';
import { AssistantProvider } from '../assistant/assistant-provider.tsx';
import { Announcer } from '../ui/announcer.tsx';
import { Boundary } from './boundary.tsx';
import { useAppLocation } from './navigation.ts';
import { routeOf, Stage } from './routes.tsx';
import { Shell } from './shell.tsx';

function Everything() {
  const [path] = useLocation();
  return (
    <Shell home={(routeOf(path)?.screen ?? 'home') === 'home'}>
      <Boundary key={path}>
        <Stage />
      </Boundary>
    </Shell>
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
