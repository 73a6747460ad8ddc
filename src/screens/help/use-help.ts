import type { HelpTexts } from '../../capabilities/help/contract.ts';
import { helpQuery } from '../../capabilities/help/queries.ts';
import { useSettings } from '../../state/stores.tsx';
import { useQuery, type Shown } from '../../state/use-query.ts';

/** The questions and answers in the screen's language, and their loading state. */
export function useHelp(): { texts: HelpTexts | undefined; state: Shown<HelpTexts> } {
  const language = useSettings((settings) => settings.language);
  const state = useQuery(helpQuery, { language });
  return { texts: state.data, state };
}

/** The question or section the address asks for. */
export const askedFor = (): string => decodeURIComponent(location.hash.slice(1));
