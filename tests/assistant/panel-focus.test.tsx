import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { AssistantLauncher, AssistantPanel } from '../../src/assistant/assistant-panel.tsx';
import { AssistantProvider } from '../../src/assistant/assistant-provider.tsx';
import { createStores, StoresProvider, useConversation } from '../../src/state/stores.tsx';
import { fakeApp } from '../capabilities/fake-app.ts';
import { show } from '../ui/in-english.tsx';
import { someParts } from './some-parts.ts';

const Place = () => (useConversation((conversation) => conversation.open) ? <AssistantPanel /> : <AssistantLauncher />);

describe('the assistant', () => {
  afterEach(cleanup);

  it('leaves the focus on its launcher when it is closed, and takes it when it is opened', () => {
    const stores = createStores();
    stores.door.open(fakeApp().runner);
    show(
      <StoresProvider stores={stores}>
        <AssistantProvider parts={someParts}>
          <Place />
        </AssistantProvider>
      </StoresProvider>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Close assistant' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open assistant' }));
    fireEvent.click(screen.getByRole('button', { name: 'Open assistant' }));
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Assistant' }));
  });
});
