import { useCallback } from 'react';
import type { Outcome } from '../kernel/define.ts';
import type { CommandCall } from '../kernel/reply.ts';
import type { ArgsOf, CommandName } from '../kernel/registered.ts';
import { useStores } from './stores.tsx';

/** What makes a button from a command. */
export interface ControlProps {
  command: CommandCall;
  onPress(): void;
}

/**
 * Makes controls from commands: `<Button {...control('pay', {})}>`. Pressing it by hand or key runs the command; saying its
 * name runs the same one, which then asks where it has to.
 */
export function useControl() {
  const { door } = useStores();
  return useCallback(
    <N extends CommandName>(name: N, args: ArgsOf<N>, then?: (outcome: Outcome) => void): ControlProps => {
      const call = { name, args: args as Record<string, unknown> };
      return { command: call, onPress: () => void door.runCall(call, 'control').then(then) };
    },
    [door],
  );
}
