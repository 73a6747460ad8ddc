import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useWords } from '../ui/words.ts';
import styles from './search-bar.module.css';
import type { ToldError } from './use-told-error.ts';

/** An error over the search bar; it disappears by itself unless someone is reading it. */
export function ErrorOverlay({ box: { error, closeError, holdError } }: { box: ToldError }) {
  const { t } = useTranslation();
  const render = useWords();
  if (!error) return null;
  return (
    <div
      className={styles.overlay}
      role="group"
      aria-label={render(error.title)}
      onPointerMove={() => holdError(true)}
      onPointerLeave={() => holdError(false)}
      onFocus={() => holdError(true)}
      onBlur={() => holdError(false)}
    >
      <div>
        <h2>{render(error.title)}</h2>
        <p>{render(error.text)}</p>
      </div>
      <Button look="quiet" aria-label={t('action.close')} onPress={closeError}>
        <Icon name="close" />
      </Button>
    </div>
  );
}
