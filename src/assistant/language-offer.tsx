import { useSettings } from '../state/stores.tsx';
import { useControl } from '../state/use-control.ts';
import { Button } from '../ui/button.tsx';
import { useAssistant } from './assistant-provider.tsx';

/** Offers the screens in the language that the browser asks for, by its own name, until a language was chosen. */
export function LanguageOffer() {
  const { wished } = useAssistant();
  const control = useControl();
  const { language, chosen } = useSettings((settings) => settings);
  if (!wished || chosen || wished.tag === language) return null;
  return (
    <Button {...control('change-language', { language: wished.tag })}>
      <span lang={wished.tag}>{wished.name}</span>
    </Button>
  );
}
