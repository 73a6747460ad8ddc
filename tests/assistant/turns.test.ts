import { createInstance } from 'i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTurns, type Turns } from '../../src/assistant/turns.ts';
import { words } from '../../src/domain/words.ts';
import { readTranslation } from '../../src/server/locales.ts';
import { createStores } from '../../src/state/stores.tsx';
import { tell, tellBy } from '../../src/ui/tell.ts';
import { renderWords } from '../../src/ui/words.ts';
import { stopSpeaking } from '../../src/voice/speaker.ts';
import { fakeVoice } from '../voice/fake-voice.ts';
import { scriptRecogniser, type Step } from '../voice/scripted-recogniser.ts';

const translations = createInstance({ lng: 'en', resources: { en: { translation: readTranslation('en') } } });
await translations.init();
await import('../../src/voice/speech-recognition-bridge.ts');

const LISTENS: Step[] = [{ wait: 60_000 }];
const hears = (hear: string, confidence = 0.9): Step[] => [{ hear, confidence }, 'end'];

const typeInstead = vi.fn();

/** Somebody who speaks, with what the assistant hears and answers. */
function talk(scripts: Step[][], answers: Record<string, string> = {}, takesMs = 10) {
  const microphones = scriptRecogniser(...scripts);
  const { spoken } = fakeVoice(takesMs);
  const stores = createStores();
  stores.settings.firstTime('toldOfSound');
  const heard: string[] = [];
  const turns: Turns = createTurns({
    stores,
    language: () => 'en-US',
    render: (text, manner) => renderWords(translations, text, manner ?? 'show'),
    async hear(text) {
      heard.push(text);
      const answer = answers[text];
      if (answer) tell(answer);
    },
    doubt: () => undefined,
    typeInstead,
  });
  const ends = [
    turns.watch(),
    tellBy((text) => {
      const { speaks } = stores.voice.store.getState();
      if (speaks) turns.say(text);
      return speaks;
    }),
  ];
  ending = () => ends.forEach((end) => end());
  return { turns, stores, heard, spoken, microphones };
}

let ending = (): void => undefined;

describe('hands-free', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    ending();
    stopSpeaking();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('says that it is on, listens, answers, and listens again', async () => {
    const { turns, heard, spoken, microphones } = talk([hears('two bhk'), hears('the first one'), LISTENS], { 'two bhk': 'Four homes.' });
    turns.toggleHandsFree();
    expect(spoken.join(' ')).toMatch(/Hands-free is on/);
    expect(microphones).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1000);
    expect(heard).toEqual(['two bhk', 'the first one']);
    expect(spoken).toContain('Four homes.');
    expect(microphones).toHaveLength(3);
  });

  it('says its doubts aloud and listens for the answer', async () => {
    const { turns, stores, heard, spoken } = talk([hears('to be hk', 0.2), hears('yes', 0.3), LISTENS]);
    turns.toggleHandsFree();
    await vi.advanceTimersByTimeAsync(100);
    expect(spoken).toContain('Did you say: to be hk?');
    await vi.advanceTimersByTimeAsync(1000);
    expect(heard).toEqual(['yes']);
    expect(stores.voice.handsFree()).toBe('on');
  });

  it('says in words that nothing hears here, marks the microphone off, and goes to the text field', async () => {
    const { turns, stores } = talk([]);
    Object.assign(globalThis, { SpeechRecognition: undefined });
    turns.toggleListening();
    await vi.advanceTimersByTimeAsync(100);
    expect(typeInstead).toHaveBeenCalledOnce();
    expect(stores.voice.store.getState()).toMatchObject({ deaf: true, microphone: 'idle', speaks: false });
    expect(JSON.stringify(stores.conversation.store.getState().messages)).toContain('assistant.voice.unsupported');
  });

  it('survives a quiet room', async () => {
    const quiet: Step[] = [{ wait: 3000 }, { error: 'no-speech' }];
    const { turns, stores, heard, spoken } = talk([...Array.from({ length: 20 }, () => quiet), hears('hello'), LISTENS]);
    turns.toggleHandsFree();
    await vi.advanceTimersByTimeAsync(90_000);
    expect(heard).toEqual(['hello']);
    expect(stores.voice.handsFree()).toBe('on');
    expect(spoken.filter((text) => /recognition/.test(text))).toEqual([]);
  });

  it('tries again after a failure, and says when it gives up, to be gone on with by one press', async () => {
    const { turns, stores, heard, spoken } = talk([
      [{ error: 'network' }],
      hears('hello'),
      [{ error: 'network' }],
      [{ error: 'network' }],
      [{ error: 'network' }],
      hears('here again'),
      LISTENS,
    ]);
    turns.toggleHandsFree();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(heard).toEqual(['hello']);
    expect(spoken.join(' ')).toMatch(/Error with speech recognition/);
    expect(stores.voice.handsFree()).toBe('offered');
    turns.toggleHandsFree();
    await vi.advanceTimersByTimeAsync(1000);
    expect(heard).toEqual(['hello', 'here again']);
  });

  it('opens a microphone again that was lost without a word', async () => {
    const { turns, microphones, heard } = talk([['end'], hears('still here'), LISTENS]);
    turns.toggleHandsFree();
    await vi.advanceTimersByTimeAsync(5000);
    expect(microphones.length).toBeGreaterThan(1);
    expect(heard).toEqual(['still here']);
  });

  it('goes to sleep and wakes up by words, and hears nothing else meanwhile', async () => {
    const { turns, heard, stores } = talk([
      hears('okay go to sleep now'),
      hears('pay now'),
      hears('um wake up please'),
      hears('show villas'),
      LISTENS,
    ]);
    turns.toggleHandsFree();
    await vi.advanceTimersByTimeAsync(2000);
    expect(heard).toEqual(['show villas']);
    expect(stores.voice.handsFree()).toBe('on');
  });

  it.each(['Escape', 'the button', 'the microphone'])('ends at once by %s', async (by) => {
    const { turns, microphones, stores, spoken } = talk([LISTENS, LISTENS]);
    turns.toggleHandsFree();
    await vi.advanceTimersByTimeAsync(1000);
    expect(stores.voice.store.getState().microphone).toBe('listening');
    if (by === 'Escape') turns.pressed('Escape');
    else if (by === 'the button') turns.toggleHandsFree();
    else turns.toggleListening();
    expect(microphones[0]!.aborted).toBe(true);
    expect(stores.voice.store.getState()).toMatchObject({ microphone: 'idle', handsFree: 'off' });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(microphones).toHaveLength(1);
    expect(spoken.at(-1)).toBe('Hands-free is off.');
  });

  it('is silenced by any press, and then listens', async () => {
    const { turns, stores, heard } = talk([hears('tell me more'), LISTENS], { 'tell me more': 'A long story.' }, 60_000);
    stores.voice.turnOn();
    stores.voice.heard(true);
    turns.pressed(null);
    turns.say('A short note.');
    turns.pressed('a');
    await vi.advanceTimersByTimeAsync(100);
    expect(heard).toEqual(['tell me more']);
    expect(stores.voice.store.getState().microphone).toBe('idle');
    turns.pressed(null);
    await vi.advanceTimersByTimeAsync(10);
    expect(stores.voice.store.getState().microphone).toBe('listening');
  });

  it('is interrupted by a few words only where that is wanted, and not by its own', async () => {
    const { turns, stores, heard, spoken } = talk(
      [
        [
          { wait: 100 },
          { hear: 'a flat in kondapur', final: false },
          { wait: 50 },
          { hear: 'a flat in kondapur the second one', final: false },
          { wait: 60_000 },
        ],
        LISTENS,
      ],
      {},
      5000,
    );
    stores.voice.turnOn();
    stores.voice.heard(true);
    stores.settings.set({ bargeIn: true });
    turns.say('First: a flat in Kondapur.');
    await vi.advanceTimersByTimeAsync(120);
    expect(heard).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(heard).toEqual(['the second one']);
    expect(spoken).toEqual(['First: a flat in Kondapur.']);
  });

  it('never listens over its own voice otherwise', async () => {
    const { turns, stores, microphones } = talk([LISTENS], {}, 5000);
    stores.voice.turnOn();
    stores.voice.heard(true);
    turns.say('First: a flat in Kondapur.');
    await vi.advanceTimersByTimeAsync(4900);
    expect(microphones).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(200);
    expect(microphones).toHaveLength(1);
  });

  it('speaks what happens later, but not into a sentence of the person', async () => {
    const { turns, spoken } = talk([[{ hear: 'show me', final: false }, { wait: 500 }, { hear: 'show me villas' }, 'end'], LISTENS], {
      'show me villas': 'Three villas.',
    });
    turns.toggleHandsFree();
    await vi.advanceTimersByTimeAsync(200);
    tell('The payment has arrived.');
    expect(spoken).not.toContain('The payment has arrived.');
    await vi.advanceTimersByTimeAsync(2000);
    expect(spoken.slice(-2)).toEqual(['Three villas.', 'The payment has arrived.']);
  });

  it('is offered after a reload, and opens no microphone', () => {
    const { stores, microphones } = talk([LISTENS]);
    stores.settings.set({ handsFree: true });
    stores.voice.open();
    expect(stores.voice.handsFree()).toBe('offered');
    expect(stores.voice.goesOn()).toBe(false);
    expect(microphones).toHaveLength(0);
  });

  it('is only offered to words before a press has opened a microphone [G303]', () => {
    const { stores } = talk([LISTENS]);
    expect(stores.voice.keepListening()).toBe('offered');
    stores.voice.isMicrophone('starting');
    expect(stores.voice.keepListening()).toBe('on');
  });

  it('lets a person type between two sentences, and listens again when that is sent', async () => {
    const { turns, stores, microphones } = talk([LISTENS, LISTENS]);
    turns.toggleHandsFree();
    await vi.advanceTimersByTimeAsync(1000);
    turns.typing(true);
    expect(stores.voice.store.getState().microphone).toBe('idle');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(microphones).toHaveLength(1);
    turns.typing(false);
    await vi.advanceTimersByTimeAsync(10);
    expect(microphones).toHaveLength(2);
  });
});

describe('a single press', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    ending();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('has the microphone’s error spoken', async () => {
    const { turns, spoken } = talk([[{ error: 'not-allowed' }]]);
    turns.toggleListening();
    await vi.advanceTimersByTimeAsync(100);
    expect(spoken.join(' ')).toMatch(/does not let this page use the microphone/);
  });

  it('listens once', async () => {
    const { turns, heard, microphones } = talk([hears('two bhk')], { 'two bhk': 'Four homes.' });
    turns.toggleListening();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(heard).toEqual(['two bhk']);
    expect(microphones).toHaveLength(1);
  });

  it('is announced, not spoken, to who types', () => {
    const { stores, spoken } = talk([]);
    stores.voice.heard(false);
    tell(renderWords(translations, words('assistant.leftIt'), 'say'));
    expect(spoken).toEqual([]);
  });
});
