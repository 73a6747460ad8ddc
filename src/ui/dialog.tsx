import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import styles from './dialog.module.css';
import { Icon } from './icon.tsx';

export interface DialogProps {
  title: string;
  open: boolean;
  onClose(): void;
  /** Takes the whole window. */
  full?: boolean;
  children: ReactNode;
}

/** A modal dialog: it traps focus, closes on Escape, and returns focus to what opened it. */
export function Dialog({ title, open, onClose, full = false, children }: DialogProps) {
  const { t } = useTranslation();
  return (
    <ModalOverlay isOpen={open} onOpenChange={(isOpen) => !isOpen && onClose()} isDismissable className={styles.veil!}>
      <Modal className={full ? `${styles.modal} ${styles.full}` : styles.modal!}>
        <AriaDialog className={styles.dialog!}>
          <div className={styles.bar}>
            <Heading slot="title" level={2}>
              {title}
            </Heading>
            <Button look="quiet" aria-label={t('action.close')} onPress={onClose}>
              <Icon name="close" />
            </Button>
          </div>
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
