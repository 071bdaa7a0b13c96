import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import styles from './button.module.css';
import { type ButtonLook, buttonClass } from './button-look.ts';
import { Icon } from './icons/icon.tsx';
import { Spinner } from './spinner.tsx';

type ButtonProps = ButtonLook &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'disabled'> & {
    children: ReactNode;
    /** Shows a spinner and ignores presses; the button keeps its width, its name and the focus. */
    loading?: boolean | undefined;
    disabled?: boolean | undefined;
    ref?: Ref<HTMLButtonElement> | undefined;
  };

export function Button({
  variant,
  size,
  wide,
  icon,
  armed,
  loading = false,
  disabled = false,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={loading ? 'button' : type}
      className={buttonClass({ variant, size, wide, armed })}
      disabled={disabled}
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      onClick={loading ? undefined : onClick}
    >
      <span className={styles.content}>
        {icon && <Icon glyph={icon} />}
        {children}
      </span>
      {loading && (
        <span className={styles.spinner}>
          <Spinner size={20} />
        </span>
      )}
    </button>
  );
}
