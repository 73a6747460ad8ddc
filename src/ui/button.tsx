import { useEffect, useRef, type ButtonHTMLAttributes, type ReactNode, type RefObject } from 'react';
import type { FormCall } from '../domain/form.ts';
import styles from './button.module.css';
import { noteCommand } from './control-commands.ts';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled' | 'onClick'> {
  children: ReactNode;
  look?: 'plain' | 'main' | 'quiet' | 'round';
  /** Looks disabled and does nothing, but stays in the tab order, so that it can be found and explained. */
  off?: boolean;
  /** Looks disabled but still works: a form then says what is missing. */
  offButTries?: boolean;
  /** The command it runs: saying the button's name runs the same command, and is confirmed in the same way. */
  command?: FormCall;
  onPress?(): void;
  ref?: RefObject<HTMLButtonElement | null>;
}

export function Button({
  look = 'plain',
  off = false,
  offButTries = false,
  command,
  onPress,
  className = '',
  children,
  ref,
  ...rest
}: ButtonProps) {
  const own = useRef<HTMLButtonElement>(null);
  const button = ref ?? own;
  useEffect(() => noteCommand(button.current, command));
  return (
    <button
      type="button"
      {...rest}
      ref={button}
      aria-disabled={off || offButTries || rest['aria-disabled'] || undefined}
      className={`${styles.button} ${styles[look]} ${className}`}
      onClick={() => !off && onPress?.()}
    >
      {children}
    </button>
  );
}
