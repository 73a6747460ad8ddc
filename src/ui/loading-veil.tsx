import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import styles from './loading-veil.module.css';

/** A full-screen loader; nothing behind it can be pressed. */
export function LoadingVeil({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <ModalOverlay isOpen isKeyboardDismissDisabled className={styles.veil!}>
      <Modal className={styles.modal!}>
        <AriaDialog className={styles.dialog!} aria-busy="true">
          <Heading slot="title" level={2}>
            {title}
          </Heading>
          <p>{text}</p>
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
