import { useTranslation } from 'react-i18next';
import { useStores } from '../../state/stores.tsx';
import { useControl } from '../../state/use-control.ts';
import { Button } from '../../ui/button.tsx';

/** Reports the home. The assistant asks for the reason, so it opens. */
export function ReportHome({ id }: { id: number }) {
  const { t } = useTranslation();
  const { conversation } = useStores();
  const control = useControl();
  const { command, onPress } = control('report-listing', { id });
  const press = () => {
    conversation.openPanel();
    onPress();
  };
  return (
    <div>
      <Button look="quiet" command={command} onPress={press}>
        {t('report.press')}
      </Button>
    </div>
  );
}
