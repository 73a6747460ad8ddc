import { useTranslation } from 'react-i18next';
import { useAssistant } from './assistant-provider.tsx';
import styles from './suggestions.module.css';

/** Suggestions as buttons: pressing one says it. `inOneRow` scrolls sideways where there is little room. */
export function Suggestions({ texts, inOneRow = false }: { texts: string[]; inOneRow?: boolean }) {
  const { t } = useTranslation();
  const { send } = useAssistant();
  return (
    <ul className={inOneRow ? `${styles.suggestions} ${styles.row}` : styles.suggestions} aria-label={t('assistant.suggestions')}>
      {texts.map((text) => (
        <li key={text}>
          <button type="button" onClick={() => send(text)}>
            {text}
          </button>
        </li>
      ))}
    </ul>
  );
}
