import { useShown } from '../../state/showcase.ts';
import { useSettings } from '../../state/settings.ts';
import { useCommand } from '../../state/use-command.ts';

/** The questions and answers in the language of the screen, and how their loading goes. */
export function useHelp() {
  const language = useSettings((settings) => settings.language);
  const state = useCommand({ name: 'find-help' }, `help ${language}`);
  return { texts: useShown(({ help }) => help), state };
}

/** The question or section that the address asks for. `arrival` has the screen look again. */
export const askedFor = (): string => decodeURIComponent(location.hash.slice(1));
