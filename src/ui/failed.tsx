import { useTranslation } from 'react-i18next';
import type { ErrorCode } from '../domain/errors.ts';
import { Button } from './button.tsx';
import { StateFace } from './state-face.tsx';

/** Shown when a screen's data failed to load: what happened, and a button to try again. */
export function Failed({ code, params, onRetry }: { code: ErrorCode; params: Record<string, string | number>; onRetry(): void }) {
  const { t } = useTranslation();
  return (
    <StateFace icon="search" title={t(`errors.${code}`, params)}>
      <Button look="main" onPress={onRetry}>
        {t('action.tryAgain')}
      </Button>
    </StateFace>
  );
}
