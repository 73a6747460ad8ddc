import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { AssistantCentre, AssistantLauncher, AssistantPanel } from '../../src/assistant/assistant-panel.tsx';
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

  it('is at the centre of the home page until somebody was answered, and then beside it, with the focus where it was', async () => {
    const stores = createStores();
    stores.door.open(fakeApp().runner);
    const Home = () => (useConversation(({ talked }) => talked) ? <AssistantPanel /> : <AssistantCentre />);
    show(
      <StoresProvider stores={stores}>
        <AssistantProvider parts={someParts}>
          <Home />
        </AssistantProvider>
      </StoresProvider>,
    );
    const field = screen.getByRole('textbox', { name: 'Message' });
    field.focus();
    act(() => void stores.conversation.add({ author: 'assistant', reply: { key: 'suggest.yes' } }));
    expect(screen.getByRole('textbox', { name: 'Message' })).toBe(field);
    await act(async () => {
      const id = stores.conversation.add({ author: 'assistant' });
      stores.conversation.answer(id, { key: 'suggest.no' });
    });
    expect(screen.getByRole('heading', { name: 'Assistant' })).toBeTruthy();
    expect(field.isConnected).toBe(false);
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Message' }));
  });
});
