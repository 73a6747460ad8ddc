import { AssistantBar, AssistantLauncher, AssistantPanel } from '../assistant/assistant-panel.tsx';
import { useConversation } from '../state/stores.tsx';
import styles from './assistant-place.module.css';
import { useWindow } from './use-window.ts';

/** Whether the assistant stands beside the stage, so that the stage has to leave room. */
export function useDocked(): boolean {
  const open = useConversation((conversation) => conversation.open);
  return useWindow() === 'wide' && open;
}

/** The assistant as this window has room for it: docked, floating, a bar, or closed to its launcher. */
export function AssistantPlace() {
  const open = useConversation((conversation) => conversation.open);
  const size = useWindow();
  if (!open) return <AssistantLauncher />;
  if (size === 'narrow') return <AssistantBar />;
  return (
    <div className={size === 'wide' ? styles.dock : undefined}>
      <AssistantPanel floating={size === 'middle'} />
    </div>
  );
}
