import type { Screen } from '../../domain/screens.ts';

declare module '../../kernel/services.ts' {
  interface Services {
    /** Names of the commands that can be said on a screen, those that belong to it first. */
    sayableAt(screen: Screen): readonly string[];
  }
}
