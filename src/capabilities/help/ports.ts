import type { HelpTexts } from './contract.ts';

declare module '../../kernel/services.ts' {
  interface Services {
    /** The texts of the help pages in a language. Throws `help-failed` where they do not come. */
    helpTexts(language: string): Promise<HelpTexts>;
  }
}
