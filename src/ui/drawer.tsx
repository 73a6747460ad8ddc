import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import type { ReactNode } from 'react';
import styles from './drawer.module.css';

export interface DrawerProps {
  title: string;
  onClose(): void;
  /** Beside the title: what closes it. */
  toggle: ReactNode;
  children: ReactNode;
}

/** A drawer that slides in over the page from its end: it traps focus, closes on Escape and on a press outside, and returns focus. */
export function Drawer({ title, onClose, toggle, children }: DrawerProps) {
  return (
    <ModalOverlay isOpen onOpenChange={(isOpen) => !isOpen && onClose()} isDismissable className={styles.veil!}>
      <Modal className={styles.drawer!}>
        <AriaDialog className={styles.content!}>
          <div className={styles.bar}>
            <Heading slot="title" level={2}>
              {title}
            </Heading>
            {toggle}
          </div>
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
