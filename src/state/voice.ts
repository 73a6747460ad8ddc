import { createStore } from 'zustand/vanilla';
import type { createSettings } from './settings.ts';

/** `offered`: it was on before the page was loaded again, and needs a press; `asleep`: it waits for "wake up". */
export type HandsFree = 'off' | 'offered' | 'on' | 'asleep';

export interface VoiceState {
  /** The person last spoke: whatever comes later is spoken too. */
  speaks: boolean;
  handsFree: HandsFree;
  /** A microphone was opened since the page was loaded, which only a press does. */
  opened: boolean;
  microphone: 'idle' | 'starting' | 'listening';
  /** How much of the recogniser on the device has been loaded, from 0 to 1; null while nothing is. */
  loading: number | null;
  /** Nothing here hears the language of the screen: the microphone is off. */
  deaf: boolean;
  /** What has been heard so far. */
  partial: string;
  /** When the recording started, in milliseconds since 1970. */
  since: number | null;
}

/** Whether the person speaks, and whether the assistant goes on listening. */
export function createVoice(settings: ReturnType<typeof createSettings>) {
  const store = createStore<VoiceState>(() => ({
    speaks: false,
    handsFree: 'off',
    opened: false,
    microphone: 'idle',
    loading: null,
    deaf: false,
    partial: '',
    since: null,
  }));
  const keep = (handsFree: HandsFree): void => {
    settings.set({ handsFree: handsFree !== 'off' });
    store.setState({ handsFree });
  };
  return {
    store,
    /** What was on before is offered again: no microphone opens without a press. */
    open: (): void => store.setState({ handsFree: settings.store.getState().handsFree ? 'offered' : 'off' }),
    heard: (speaks: boolean): void => store.setState({ speaks }),
    isMicrophone(microphone: VoiceState['microphone']): void {
      const { opened } = store.getState();
      store.setState({
        microphone,
        opened: opened || microphone !== 'idle',
        since: microphone === 'listening' ? Date.now() : null,
        loading: null,
      });
    },
    isLoading: (loading: number): void => store.setState({ loading }),
    isDeaf: (deaf: boolean): void => store.setState({ deaf }),
    hearing: (partial: string): void => store.setState({ partial }),
    handsFree: (): HandsFree => store.getState().handsFree,
    /** The microphone is opened again and again. */
    goesOn: (): boolean => ['on', 'asleep'].includes(store.getState().handsFree),
    /** Goes on listening from now on, or offers to if no press has opened a microphone yet. */
    keepListening(): HandsFree {
      keep(store.getState().opened ? 'on' : 'offered');
      return store.getState().handsFree;
    },
    /** By a press, which may open the microphone. */
    turnOn(): void {
      store.setState({ opened: true });
      keep('on');
    },
    turnOff: (): void => keep('off'),
    sleep: (): void => keep('asleep'),
    wake: (): void => keep('on'),
    /** Listening failed: it can be tried again by a press. */
    rest: (): void => keep('offered'),
  };
}
export type VoiceStore = ReturnType<typeof createVoice>;
