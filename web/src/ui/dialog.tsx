import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import styles from './dialog.module.css';
import { Heading } from './heading.tsx';
import { IconButton } from './icon-button.tsx';
import * as glyphs from './icons/frame-glyphs.ts';
import { Icon } from './icons/icon.tsx';

type DialogProps = {
  title: string;
  /** Name of the button in the corner. */
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
  /** Buttons along the bottom, the one that goes on last. */
  actions?: ReactNode;
  /** While something is under way that must not be left half done. */
  busy?: boolean | undefined;
  /** For what is compared or read: as wide as a page. */
  wide?: boolean | undefined;
};

/** Open for as long as it is rendered. The browser's own dialog: it traps the focus and gives it back afterwards. */
export function Dialog({ title, closeLabel, onClose, children, actions, busy = false, wide = false }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    return () => opened?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-wide={wide || undefined}
      aria-labelledby={headingId}
      onCancel={(event) => {
        event.preventDefault();
        if (!busy) onClose();
      }}
    >
      <div className={styles.board}>
        <div className={styles.top}>
          <Heading level={2} size="h3" id={headingId}>
            {title}
          </Heading>
          <IconButton label={closeLabel} onClick={onClose} disabled={busy}>
            <Icon glyph={glyphs.close} />
          </IconButton>
        </div>
        {children}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </dialog>
  );
}
