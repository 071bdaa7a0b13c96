import { useEffect, useState } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import * as glyphs from '../../ui/icons/glyphs.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { ToolButton } from '../../ui/tool-button.tsx';
import type { BoardAction } from './board-keys.ts';
import styles from './tavle.module.css';

type ControlsProps = {
  at: number;
  all: number;
  actions: Record<BoardAction, () => void>;
  answer: { isShown: boolean } | null;
};

/** So long they stay after the pointer has come to rest. */
const DEBOUNCE_MS = 2500;

/** For a mouse, a finger or the Tab key. They go away while nobody reaches for them: only the block is on the screen. */
export function Controls({ at, all, actions, answer }: ControlsProps) {
  const t = useT();
  const isNear = usePointerMoved();
  return (
    <nav className={styles.controls} data-shown={isNear || undefined} aria-label={t('tavle.controls')}>
      {answer && (
        <ToolButton onClick={actions.answer}>
          {t(answer.isShown ? 'tavle.answer.hide' : 'tavle.answer.show')}
        </ToolButton>
      )}
      <IconButton label={t('tavle.previous')} onClick={actions.previous} disabled={at === 0}>
        <Icon glyph={glyphs.back} />
      </IconButton>
      <span className={styles.place} role="status">
        {t('tavle.place', { number: at, all })}
      </span>
      <IconButton label={t('tavle.next')} onClick={actions.next} disabled={at === all}>
        <Icon glyph={glyphs.arrow} />
      </IconButton>
      <ToolButton onClick={actions.leave}>{t('tavle.leave')}</ToolButton>
    </nav>
  );
}

function usePointerMoved(): boolean {
  const [isMoved, setMoved] = useState(false);
  useEffect(() => {
    let rest: ReturnType<typeof setTimeout> | undefined;
    const onMove = () => {
      setMoved(true);
      clearTimeout(rest);
      rest = setTimeout(() => setMoved(false), DEBOUNCE_MS);
    };
    window.addEventListener('pointermove', onMove);
    return () => {
      clearTimeout(rest);
      window.removeEventListener('pointermove', onMove);
    };
  }, []);
  return isMoved;
}
