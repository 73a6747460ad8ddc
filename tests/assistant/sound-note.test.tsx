import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AssistantProvider, useAssistant } from '../../src/assistant/assistant-provider.tsx';
import { SayButton } from '../../src/search-bar/say-button.tsx';
import { createStores, StoresProvider, useVoice, type Stores } from '../../src/state/stores.tsx';
import { Announcer } from '../../src/ui/announcer.tsx';
import { fakeApp } from '../capabilities/fake-app.ts';
import { show } from '../ui/in-english.tsx';
import { scriptRecogniser } from '../voice/scripted-recogniser.ts';
import { someParts } from './some-parts.ts';

const NOTE = /most browsers send the sound to their maker/;

function Microphone() {
  const { toggleListening } = useAssistant();
  const listening = useVoice(({ microphone }) => microphone !== 'idle');
  return (
    <button type="button" onClick={toggleListening}>
      {listening ? 'stop' : 'start'}
    </button>
  );
}

function showMicrophones(): Stores {
  const stores = createStores();
  stores.door.open(fakeApp().runner);
  show(
    <StoresProvider stores={stores}>
      <AssistantProvider parts={someParts}>
        <Microphone />
      </AssistantProvider>
      <SayButton language="en-US" />
      <Announcer />
    </StoresProvider>,
  );
  return stores;
}

const notesIn = ({ conversation }: Stores) =>
  conversation.store.getState().messages.filter((message) => 'reply' in message && message.reply?.key === 'assistant.voice.goesTo');

describe('where the sound of the microphone goes', () => {
  beforeEach(() => void scriptRecogniser([{ wait: 5000 }], [{ wait: 5000 }]));
  afterEach(() => {
    cleanup();
    Object.assign(globalThis, { SpeechRecognition: undefined });
  });

  it('is said in the conversation and announced at the first press only, and listening goes on', async () => {
    const stores = showMicrophones();
    fireEvent.click(screen.getByText('start'));
    expect(notesIn(stores)).toHaveLength(1);
    await screen.findByText('stop');
    await expect.poll(() => screen.getByRole('status').textContent).toMatch(NOTE);
    fireEvent.click(screen.getByText('stop'));
    fireEvent.click(await screen.findByText('start', undefined, { timeout: 3000 }));
    expect(notesIn(stores)).toHaveLength(1);
  });

  it('is shown in a dialog beside its microphone, and then by no other', async () => {
    const stores = showMicrophones();
    fireEvent.click(screen.getByRole('button', { name: 'Say what to press' }));
    expect(await screen.findByText(NOTE, { selector: 'p' })).toBeTruthy();
    fireEvent.click(screen.getByText('start'));
    expect(notesIn(stores)).toHaveLength(0);
  });

  it('is not said where the browser cannot listen: no sound goes anywhere', () => {
    Object.assign(globalThis, { SpeechRecognition: undefined });
    const stores = showMicrophones();
    fireEvent.click(screen.getByText('start'));
    expect(notesIn(stores)).toHaveLength(0);
    expect(stores.settings.firstTime('toldOfSound')).toBe(true);
  });
});
