import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import styles from './button.module.css';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled' | 'onClick'> {
  children: ReactNode;
  look?: 'plain' | 'main' | 'quiet' | 'round';
  /** Shows itself disabled and does nothing, but keeps its place in the tab order, so that it can be found and explained. */
  off?: boolean;
  onPress?(): void;
  ref?: Ref<HTMLButtonElement>;
}

export function Button({ look = 'plain', off = false, onPress, className = '', children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={off || rest['aria-disabled'] || undefined}
      className={`${styles.button} ${styles[look]} ${className}`}
      onClick={() => !off && onPress?.()}
    >
      {children}
    </button>
  );
}
