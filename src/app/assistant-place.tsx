import { AssistantBar, AssistantLauncher, AssistantPanel } from '../assistant/assistant-panel.tsx';
import { useConversation } from '../state/stores.tsx';
import styles from './assistant-place.module.css';
import { Notices } from './notices.tsx';
import { useWindow } from './use-window.ts';

/** Whether the assistant is docked beside the stage, which then leaves room for it. */
export function useDocked(): boolean {
  const open = useConversation((conversation) => conversation.open);
  const size = useWindow();
  return (size === 'wide' || size === 'any') && open;
}

/** The assistant in the form this window has room for: docked, floating, a bar, or closed to its launcher; and the short messages. */
export function AssistantPlace() {
  const open = useConversation((conversation) => conversation.open);
  const size = useWindow();
  // It floats above the page, and comes once its shape is known.
  if (size === 'any') return null;
  if (!open)
    return (
      <>
        <AssistantLauncher />
        <Notices />
      </>
    );
  const notices = <Notices placed />;
  if (size === 'narrow') return <AssistantBar notices={notices} />;
  return (
    <div className={size === 'wide' ? styles.dock : undefined}>
      <AssistantPanel floating={size === 'middle'} notices={notices} />
    </div>
  );
}
