import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { StateFace } from '../ui/state-face.tsx';

function Broken() {
  const { t } = useTranslation();
  return (
    <Page title={t('state.broken')}>
      <StateFace icon="close" title={t('errors.server-failed')}>
        <Button look="main" onPress={() => location.reload()}>
          {t('action.reload')}
        </Button>
      </StateFace>
    </Page>
  );
}

/** Confines a bug in one screen to that screen. */
export class Boundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    return this.state.broken ? <Broken /> : this.props.children;
  }
}
