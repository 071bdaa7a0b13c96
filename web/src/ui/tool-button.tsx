import type { ButtonHTMLAttributes, Ref } from 'react';
import styles from './tool-button.module.css';

type ToolButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> & {
  tone?: 'good' | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
};

/** A quiet button in a bar around something else: copy, reset, close. */
export function ToolButton({ tone, ...button }: ToolButtonProps) {
  return <button type="button" {...button} className={styles.tool} data-tone={tone} />;
}
