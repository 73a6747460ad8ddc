import type * as Loaded from './wishes.ts';
import type { Services } from '../kernel/services.ts';
import type { Runner } from '../kernel/run-command.ts';

type Wishes = typeof Loaded;

let loaded: Wishes | null = null;

/** Loads what carries out a wish; after a failure, the next call tries again. */
export const loadWishes = async (): Promise<Wishes> => (loaded ??= await import('./wishes.ts'));

/** The same for whoever runs only after it was loaded: a command, or an answer of the conversation. */
export function wishes(): Wishes {
  if (!loaded) throw new Error('wishes: asked for before they were loaded');
  return loaded;
}

/** The runner of commands, which loads with the first of them. */
export function createLateRunner(services: Services, place: () => string): Runner {
  let runner: Runner | null = null;
  const made = async (): Promise<Runner> => {
    const { createRunner, COMMANDS } = await loadWishes();
    return (runner ??= createRunner({ commands: COMMANDS, services, place }));
  };
  return {
    run: async (call, source) => (await made()).run(call, source),
    confirm: async (token, source) => (await made()).confirm(token, source),
    commandOf: (token) => runner?.commandOf(token),
    undo: async () => (await made()).undo(),
  };
}
