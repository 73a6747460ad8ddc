import type { ArgsOf } from '../kernel/registered.ts';
import { useStores } from './stores.tsx';
import { useControl, type ControlProps } from './use-control.ts';

/** What sends something to somebody. Where the device has no sheet of its own, the assistant offers the ways, so it opens. */
export function useShare(args: ArgsOf<'share-home'>): ControlProps {
  const { conversation } = useStores();
  const control = useControl();
  const { command, onPress } = control('share-home', args);
  return {
    command,
    onPress() {
      if (typeof navigator.share !== 'function') conversation.openPanel();
      onPress();
    },
  };
}
