import { useTranslation } from 'react-i18next';
import type { Property } from '../../domain/property.ts';
import { ContactLinks } from '../../ui/contact-links.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { OwnerMessage } from './owner-message.tsx';
import { useName } from '../../ui/names.ts';
import styles from './property.module.css';

/** How to reach whoever offers the home, with the advice to see it before paying anything. */
export function ContactDialog({ home, onClose }: { home: Property; onClose(): void }) {
  const { t } = useTranslation();
  const nameOf = useName();
  return (
    <Dialog title={t('property.contactTitle', { name: home.agentName })} open onClose={onClose}>
      <p>{t('property.contactAbout', { kind: t(`value.agentKind.${home.agentKind ?? 'agent'}`), home: nameOf(home.propertyName) })}</p>
      <ContactLinks phone={home.agentPhoneNumber} email={home.agentEmail} className={styles.contact} />
      {!home.agentEmail && <OwnerMessage home={home.id} />}
      <p className={styles.soft}>{t('property.safety')}</p>
    </Dialog>
  );
}
