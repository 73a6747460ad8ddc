import { useTranslation } from 'react-i18next';
import type { Words } from '../domain/words.ts';
import { useWords } from '../ui/words.ts';
import { useAssistant } from './assistant-provider.tsx';
import styles from './suggestions.module.css';

/** Suggestions as buttons: pressing one says it. `inOneRow` scrolls sideways where there is little room. */
export function Suggestions({ suggestions, inOneRow = false }: { suggestions: readonly Words[]; inOneRow?: boolean }) {
  const { t, i18n } = useTranslation();
  const render = useWords();
  const { send } = useAssistant();
  return (
    <ul className={inOneRow ? `${styles.suggestions} ${styles.row}` : styles.suggestions} aria-label={t('assistant.suggestions')}>
      {suggestions.map((suggestion) => {
        const text = render(suggestion);
        const { language } = suggestion;
        return (
          <li key={text} lang={language} dir={language && i18n.dir(language)}>
            <button type="button" onClick={() => send(text)}>
              {text}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
