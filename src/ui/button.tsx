import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import styles from './button.module.css';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled' | 'onClick'> {
  children: ReactNode;
  look?: 'plain' | 'main' | 'quiet' | 'round';
  /** Shows itself disabled and does nothing, but keeps its place in the tab order, so that it can be found and explained. */
  off?: boolean;
  /** Shows itself disabled, but still does what it does: a form then says what is missing. */
  offButTries?: boolean;
  onPress?(): void;
  ref?: Ref<HTMLButtonElement>;
}

export function Button({ look = 'plain', off = false, offButTries = false, onPress, className = '', children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={off || offButTries || rest['aria-disabled'] || undefined}
      className={`${styles.button} ${styles[look]} ${className}`}
      onClick={() => !off && onPress?.()}
    >
      {children}
    </button>
  );
}
