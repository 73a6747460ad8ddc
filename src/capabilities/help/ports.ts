import type { HelpTexts } from './contract.ts';

declare module '../../kernel/services.ts' {
  interface Services {
    /** The help texts of a language. Throws `help-failed` if they cannot be loaded. */
    helpTexts(language: string): Promise<HelpTexts>;
  }
}
