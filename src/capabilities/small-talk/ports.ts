import type { Screen } from '../../domain/screens.ts';

declare module '../../kernel/services.ts' {
  interface Services {
    /** What was said and wished for. */
    memory: {
      /** Forgets it, here and on the device; the function that it returns brings it back. */
      forget(): () => void;
    };
    /** Names of the commands that can be said on a screen, its own first. */
    sayableAt(screen: Screen): readonly string[];
  }
}
