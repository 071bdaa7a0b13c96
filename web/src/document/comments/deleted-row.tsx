import { useEffect, useRef, useState } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { deleteEnded } from '../../store/crud.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { Button } from '../../ui/button.tsx';
import styles from './thread.module.css';

const UNDO_MS = 8000;

/** Stands where something was deleted, for some seconds; whoever has the focus or the pointer on it has all the time. */
export function DeletedRow({ text, onUndo }: { text: string; onUndo: () => void }) {
  const t = useT();
  const dispatch = useAppDispatch();
  const button = useRef<HTMLButtonElement>(null);
  const [isFocused, setFocused] = useState(true);
  const [isPointedAt, setPointedAt] = useState(false);

  useEffect(() => button.current?.focus(), []);
  useEffect(() => {
    if (isFocused || isPointedAt) return;
    const timer = setTimeout(() => dispatch(deleteEnded()), UNDO_MS);
    return () => clearTimeout(timer);
  }, [isFocused, isPointedAt, dispatch]);

  return (
    <li
      className={styles.deleted}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
    >
      <span>{text}</span>
      <Button ref={button} size="small" onClick={onUndo}>
        {t('comments.undo')}
      </Button>
    </li>
  );
}
